import type { Passage } from "./passage.ts";
import { clinicianPassages } from "./site-passages/clinicians.ts";
import { otherPassages } from "./site-passages/other-pages.ts";
import { partnerPassages } from "./site-passages/partners.ts";
import { patientPassages } from "./site-passages/patients.ts";
import { policyPassages } from "./site-passages/policy.ts";

/**
 * Every section of the site's own pages, in the order of the menu. `today` (2026-12-31) decides what the temporary
 * telemedicine rule says, as on the policy page.
 */
export function sitePassages(today: string): Passage[] {
  return [
    ...patientPassages(),
    ...clinicianPassages(),
    ...policyPassages(today),
    ...partnerPassages(),
    ...otherPassages(),
  ];
}
