import type { Passage } from "./passage.ts";
import { clinicianPassages } from "./site-passages/clinicians.ts";
import { otherPassages } from "./site-passages/other-pages.ts";
import { partnerPassages } from "./site-passages/partners.ts";
import { patientPassages } from "./site-passages/patients.ts";
import { policyPassages } from "./site-passages/policy.ts";

/** What the words of the pages depend on: the day (2026-12-31), and whether a language model helps the assistant. */
export type PagesOf = { today: string; usesModel: boolean };

/** Every section of the site's own pages, in the order of the menu. */
export function sitePassages({ today, usesModel }: PagesOf): Passage[] {
  return [
    ...patientPassages(),
    ...clinicianPassages(),
    ...policyPassages(today),
    ...partnerPassages(),
    ...otherPassages(usesModel),
  ];
}
