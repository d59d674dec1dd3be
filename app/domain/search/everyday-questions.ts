import { aboutClinicians } from "./everyday-questions/clinicians.ts";
import { aboutFederalPolicy } from "./everyday-questions/federal-policy.ts";
import { aboutOhio } from "./everyday-questions/ohio.ts";
import { aboutOtherPages } from "./everyday-questions/other-pages.ts";
import { aboutPartners } from "./everyday-questions/partners.ts";
import { aboutPatients } from "./everyday-questions/patients.ts";
import { aboutTexas } from "./everyday-questions/texas.ts";

/**
 * How people would ask for each section of the site's own pages, by its address: found as its own words are, never
 * shown. Write questions that the section answers, in words that it does not have.
 */
export const everydayQuestions: Readonly<Record<string, readonly string[]>> = {
  ...aboutPatients,
  ...aboutClinicians,
  ...aboutOhio,
  ...aboutTexas,
  ...aboutFederalPolicy,
  ...aboutPartners,
  ...aboutOtherPages,
};
