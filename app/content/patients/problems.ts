import type { Checked, Source } from "../statement.ts";
import { ohioInsurancePage, texasBoardComplaints } from "./rights.ts";

/** Somebody who can help: what for, how to reach them, and where we read it. */
export type Contact = {
  name: string;
  use: string;
  phone?: { label: string; href: string };
  href?: string;
  note?: string;
  source: Source;
  checked: Checked;
};

/** One way to go when care goes wrong: the steps in order, then who helps with them. */
export type Problem = {
  id: string;
  title: string;
  intro: string;
  steps: readonly string[];
  contacts: readonly Contact[];
};

type Four<T> = readonly [T, T, T, T];

/** A number of ten digits with its leading 1, as shown, and as a phone dials it. */
function call(number: `1-${string}`) {
  return { label: number, href: `tel:+${number}` };
}

const ohioBoardComplaints: Source = {
  name: "State Medical Board of Ohio: File a Complaint",
  href: "https://www.med.ohio.gov/Regulation/File-a-Complaint",
};

const secondOpinions: Problem = {
  id: "second-opinions",
  title: "Second Opinions",
  intro: "A fresh look can help when you feel stuck, or when you and your doctor do not agree.",
  steps: [
    "Ask your doctor for the reason in plain words. Ask for it to be put in your record.",
    "Ask for your records right away.",
    "Ask for a referral. It can be to a family doctor, a pain specialist or a hospital pain clinic.",
    "Ask your plan for names in its network, and what it will pay for.",
    "Is your medicine about to change? Ask for a slow plan to lower it (a taper). Or ask for a plan to cover you until the new visit (a bridge).",
  ],
  contacts: [
    {
      name: "Ohio Medicaid Consumer Hotline",
      use: "You have Ohio Medicaid and need to know who is in your plan.",
      phone: call("1-800-324-8680"),
      href: "https://medicaid.ohio.gov/",
      source: { name: "Ohio Department of Medicaid", href: "https://medicaid.ohio.gov/" },
      checked: "unchecked",
    },
    {
      name: "OSHIIP (Ohio Senior Health Insurance Information Program)",
      use: "You live in Ohio and want free help with Medicare.",
      phone: call("1-800-686-1578"),
      href: "https://insurance.ohio.gov/",
      source: { name: "Ohio Department of Insurance", href: "https://insurance.ohio.gov/" },
      checked: "unchecked",
    },
    {
      name: "2-1-1 Texas",
      use: "You live in Texas and want to find services near you.",
      phone: { label: "2-1-1", href: "tel:211" },
      href: "https://www.211texas.org/",
      source: { name: "2-1-1 Texas", href: "https://www.211texas.org/" },
      checked: "unchecked",
    },
  ],
};

const patientAdvocates: Problem = {
  id: "advocates",
  title: "Patient Advocates",
  intro: "An advocate helps you to be heard. Many hospitals have one.",
  steps: [
    "Ask for the practice manager. In a hospital, ask for the patient advocate or for patient relations.",
    "Write a short letter with the date. Say what happened and what you want.",
    "Keep a copy. Write down who you spoke with, and when.",
    "Bring someone you trust to the next visit.",
  ],
  contacts: [
    {
      name: "Fisher-Titus Medical Center, Norwalk",
      use: "Ask for the patient advocate or for patient relations.",
      phone: call("1-419-668-8101"),
      href: "https://www.fishertitus.org/",
      source: { name: "Fisher-Titus", href: "https://www.fishertitus.org/" },
      checked: "unchecked",
    },
    {
      name: "Disability Rights Ohio",
      use: "You were treated unfairly in Ohio because of a disability.",
      phone: call("1-800-282-9181"),
      href: "https://www.disabilityrightsohio.org/",
      source: { name: "Disability Rights Ohio", href: "https://www.disabilityrightsohio.org/" },
      checked: "unchecked",
    },
    {
      name: "Ohio Legal Help",
      use: "You need legal aid in Ohio that is not about a crime.",
      phone: call("1-866-529-6446"),
      href: "https://www.ohiolegalhelp.org/",
      source: { name: "Ohio Legal Help", href: "https://www.ohiolegalhelp.org/" },
      checked: "unchecked",
    },
    {
      name: "Ohio Long-Term Care Ombudsman",
      use: "You or someone you love lives in a nursing home in Ohio.",
      phone: call("1-800-282-1206"),
      href: "https://aging.ohio.gov/",
      source: { name: "Ohio Department of Aging", href: "https://aging.ohio.gov/" },
      checked: "unchecked",
    },
    {
      name: "Disability Rights Texas",
      use: "You were treated unfairly in Texas because of a disability.",
      phone: call("1-800-252-9108"),
      href: "https://disabilityrightstx.org/",
      source: { name: "Disability Rights Texas", href: "https://disabilityrightstx.org/" },
      checked: "unchecked",
    },
  ],
};

const grievance: Problem = {
  id: "grievance",
  title: "File a Grievance",
  intro: "A grievance is a formal complaint. Start close to home, then go up one step at a time.",
  steps: [
    "Tell the clinic or the hospital first. Ask for an answer in writing.",
    "Did your plan say no? Appeal in writing. Ask your prescriber for a letter of support.",
    "Is it about your doctor's care or conduct? Write to the medical board of your state.",
    "Is it about a hospital or a nursing home? Go to the state health agency.",
    "Is it about unfair treatment because of a disability? Go to the federal Office for Civil Rights.",
    "Send copies and keep the first ones. Note the date of each step.",
  ],
  contacts: [
    {
      name: "State Medical Board of Ohio",
      use: "The care or conduct of a doctor or physician assistant in Ohio.",
      phone: call("1-833-333-7626"),
      href: ohioBoardComplaints.href,
      note: "It does not handle bills, insurance, privacy, rudeness or visit times.",
      source: ohioBoardComplaints,
      checked: "undated",
    },
    {
      name: "Ohio Department of Health, Complaint Unit",
      use: "A hospital, surgery center, nursing home, home health service or hospice in Ohio.",
      phone: call("1-800-342-0553"),
      href: "https://odh.ohio.gov/about-us/offices-bureaus-and-departments/bsc/Contact-Us",
      note: "Call Monday to Friday, 8 to 5. You do not have to give your name.",
      source: {
        name: "Ohio Department of Health: contact us",
        href: "https://odh.ohio.gov/about-us/offices-bureaus-and-departments/bsc/Contact-Us",
      },
      checked: "2018",
    },
    {
      name: "Texas Medical Board",
      use: "The care or conduct of a doctor in Texas. Call for a form, or use the one online.",
      phone: call("1-800-201-9353"),
      href: texasBoardComplaints.href,
      note: "It has no power over hospitals, nurses, pharmacists or insurers.",
      source: texasBoardComplaints,
      checked: "undated",
    },
    {
      name: "Texas Health and Human Services",
      use: "A hospital or other facility in Texas.",
      phone: call("1-800-458-9858"),
      href: "https://www.hhs.texas.gov/",
      source: { name: "Texas Health and Human Services", href: "https://www.hhs.texas.gov/" },
      checked: "unchecked",
    },
    {
      name: "HHS Office for Civil Rights",
      use: "Unfair treatment because of a disability, in every state.",
      phone: call("1-800-368-1019"),
      href: "https://ocrportal.hhs.gov/",
      note: "The usual limit is 180 days.",
      source: { name: "HHS Office for Civil Rights", href: "https://ocrportal.hhs.gov/" },
      checked: "unchecked",
    },
    {
      name: "Medicare",
      use: "You have Medicare, and your care was poor. Ask who takes complaints on quality in your state.",
      phone: { label: "1-800-MEDICARE", href: "tel:+1-800-633-4227" },
      href: "https://qioprogram.org/",
      source: {
        name: "Article on Medicare quality complaints",
        href: "https://legalclarity.org/bfcc-qio-medicare-appeals-and-quality-of-care-complaints",
      },
      checked: "undated",
    },
  ],
};

const stateResources: Problem = {
  id: "state-resources",
  title: "State Resources",
  intro: "State offices can answer questions and take complaints, at no cost to you.",
  steps: [
    "Pick the office that fits your problem and your state.",
    "Before you call, note what happened, when, and who was there.",
    "Write down the name of each person you talk to, and what they say.",
  ],
  contacts: [
    {
      name: "Ohio Department of Insurance",
      use: "Your plan said no, or you want an outside review.",
      phone: call("1-800-686-1526"),
      href: "https://insurance.ohio.gov/",
      source: ohioInsurancePage,
      checked: "undated",
    },
    {
      name: "Ohio Board of Pharmacy",
      use: "A pharmacy in Ohio, or your OARRS record.",
      phone: call("1-614-466-4143"),
      href: "https://www.pharmacy.ohio.gov/",
      source: { name: "Ohio Board of Pharmacy", href: "https://www.pharmacy.ohio.gov/" },
      checked: "unchecked",
    },
    {
      name: "Ohio Board of Nursing",
      use: "A nurse practitioner in Ohio.",
      href: "https://nursing.ohio.gov/",
      source: { name: "Ohio Board of Nursing", href: "https://nursing.ohio.gov/" },
      checked: "unchecked",
    },
    {
      name: "Texas Department of Insurance",
      use: "Your health plan in Texas said no.",
      phone: call("1-800-252-3439"),
      href: "https://www.tdi.texas.gov/",
      source: { name: "Texas Department of Insurance", href: "https://www.tdi.texas.gov/" },
      checked: "unchecked",
    },
    {
      name: "Texas Board of Nursing",
      use: "A nurse practitioner in Texas.",
      href: "https://www.bon.texas.gov/",
      source: { name: "Texas Board of Nursing", href: "https://www.bon.texas.gov/" },
      checked: "unchecked",
    },
    {
      name: "Texas State Board of Pharmacy",
      use: "A pharmacy in Texas.",
      href: "https://www.pharmacy.texas.gov/",
      source: { name: "Texas State Board of Pharmacy", href: "https://www.pharmacy.texas.gov/" },
      checked: "unchecked",
    },
  ],
};

const problemCards: Four<Problem> = [secondOpinions, patientAdvocates, grievance, stateResources];

export const problems = {
  id: "problems",
  title: "If Problems Arise",
  intro: "You can disagree and still be a good patient. Take one step at a time.",
  crisis:
    "At any step, if you lose hope or think of suicide, call or text 988. If you are in danger, or very sick from stopping a medicine, call 911.",
  cards: problemCards,
} as const;
