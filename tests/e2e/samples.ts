/** What the sample records (db/seed/samples.ts) hold, as far as the lists of the site must tell them apart. */
export const listedEvents = [
  { title: "Example webinar with registration", type: "webinar", register: true, online: true },
  { title: "Example support group, in person", type: "support group", register: false, online: false },
  {
    title: "Example meeting, in person and on the internet, where registration is by phone",
    type: "community meeting",
    register: false,
    online: true,
  },
  {
    title: "Example event with a registration link that it doesn't need",
    type: "other",
    register: false,
    online: false,
  },
] as const;

export const hiddenEvents = [
  "Example of a past webinar",
  "Example of a planned event that visitors don't see",
];

export const listedArticles = [
  { title: "Example: a short article without tags", tags: [], paragraphs: 1 },
  {
    title: "Example: an article with paragraphs, an excerpt and tags",
    tags: ["policy-updates", "ohio", "example"],
    paragraphs: 5,
  },
  {
    title: 'Example: <b>markup</b>, "quotes" & emoji 🩺 in a title are text',
    tags: ["<em>example</em>"],
    paragraphs: 1,
  },
  { title: "Example: a published article without a date", tags: [], paragraphs: 1 },
] as const;

export const hiddenArticles = ["Example: a draft that visitors don't see"];

const longName = /^Example Center for Long-Term Rehabilitation/;

export const listedProviders = [
  { name: /^Example$/, specialty: "other", accepts: true, telehealth: false },
  { name: longName, specialty: "physical medicine and rehabilitation", accepts: false, telehealth: true },
  { name: /^Example Family Practice$/, specialty: "family medicine", accepts: false, telehealth: false },
  { name: /^Example Pain Clinic$/, specialty: "pain management", accepts: true, telehealth: true },
] as const;

export const hiddenProviders = ["Example Practice that visitors don't see"];

export const listedResources = [
  { name: longName, category: "support group" },
  { name: /^Example Food Pantry$/, category: "food assistance" },
  { name: /^Example Rides$/, category: "transportation" },
] as const;

export const hiddenResources = ["Example Service that visitors don't see"];
