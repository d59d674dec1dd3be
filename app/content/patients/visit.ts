import type { Topic } from "../statement.ts";

/** One list to fill in before a visit; `why` says in one line what it is for. */
export type Checklist = { id: string; title: string; why: string; items: readonly string[] };

type Six<T> = readonly [T, T, T, T, T, T];

export const checklists: Six<Checklist> = [
  {
    id: "story",
    title: "My pain story",
    why: "It helps your doctor see the whole picture, fast.",
    items: [
      "Where my pain is, and where it travels",
      "When it began, and what set it off",
      "What makes it better or worse",
      "What a good day and a bad day look like",
      "How it has changed this month",
    ],
  },
  {
    id: "function",
    title: "What I can and cannot do",
    why: "It shows how pain affects your days, not just your score.",
    items: [
      "Three tasks that matter to me",
      "How long I sleep, and how often I wake",
      "How long I can walk, stand and sit",
      "My work, school or hobbies, and who I care for",
      "My mood and stress",
      "One goal for the next month",
    ],
  },
  {
    id: "medicines",
    title: "Medicines and treatments",
    why: "It helps you both avoid what did not work or is not safe.",
    items: [
      "Each medicine, with its dose and time (count the ones from the store shelf, and supplements)",
      "What I tried before, and what happened",
      "Side effects",
      "Therapy, exercise, shots, devices and counseling",
      "The name and phone number of my pharmacy",
      "Doses I missed, or times I ran out early, told honestly",
    ],
  },
  {
    id: "record",
    title: "My health record",
    why: "It saves time, and keeps you from the same test twice.",
    items: [
      "What I have been told is wrong, and surgeries I have had",
      "My allergies",
      "Tests I had not long ago, and where",
      "Names of clinicians I saw before",
      "Records I asked for, or forms I signed to share them",
      "If I am pregnant",
      "Kidney, liver or breathing problems, or pauses in breath when I sleep (sleep apnea)",
    ],
  },
  {
    id: "safety",
    title: "Safety at home",
    why: "It helps keep you and the people you live with safe.",
    items: [
      "Where my medicines are locked up",
      "Who else lives here",
      "If I have naloxone (it can reverse an overdose), and who knows how to use it",
      "Alcohol, and medicines for sleep or worry",
      "Any past overdose or drug use",
      "Any thoughts of harming myself (call or text 988 now)",
    ],
  },
  {
    id: "plan",
    title: "Plan, cost and travel",
    why: "It helps you get there, and get the next step paid for.",
    items: [
      "My insurance card, and letters from my plan",
      "A referral, or approval my plan wants first",
      "My ride, and if I need an interpreter or help with access",
      "The phone number for my test results",
      "The date of my next visit",
      "Who to call after hours",
    ],
  },
];

const emergencySigns: Topic = {
  id: "emergency-signs",
  title: "When to get help right away",
  statements: [
    {
      text: "These are signs of an overdose: very sleepy, slow or noisy breathing, blue lips, cannot be woken. Call 911 and give naloxone.",
      appliesTo: "Anyone who takes opioid medicine, and those around them",
      standing: "Public information",
      sources: [
        { name: "MedlinePlus: opioid overdose", href: "https://medlineplus.gov/opioidoverdose.html" },
      ],
      checked: "unchecked",
    },
    {
      text: "Look out for new weakness or a numb groin. Look out for loss of bladder or bowel control. Look out for a fever with back pain. Go to an emergency room now if you have one of these.",
      appliesTo: "Anyone with back or nerve pain",
      standing: "Public information",
      sources: [{ name: "MedlinePlus: back pain", href: "https://medlineplus.gov/backpain.html" }],
      checked: "unchecked",
    },
  ],
};

export const talking = {
  id: "talking",
  title: "Talking to Your Doctor",
  intro: "It is hard to find words when you hurt. Use ours, and change them to fit you.",
  openingScript: {
    id: "opening-script",
    title: "Sample Opening Script",
    intro: "Fill in the blanks at home. Read it aloud at the visit if that helps.",
    paragraphs: [
      "Thank you for seeing me. My pain is worst in ___ and it keeps me from ___. What I most want to be able to do again is ___.",
      "I have tried ___. ___ helped and ___ did not. I have brought my medicine list and my records.",
      "Could we talk about what we can try? How will we know it is working? What do we do if it is not?",
    ],
    changeIntro: "If your doctor wants to change your medicine, you can say:",
    changeParagraphs: [
      "I hear that you want to change my medicine. Can you tell me the reason, how fast, and what support I will have? What would make us slow down or pause?",
    ],
  },
  questions: {
    id: "questions",
    title: "Questions to Ask",
    intro:
      "Choose two or three that matter most. One of them names a state record: Ohio keeps a list of certain prescriptions, called OARRS. Texas has one called the PMP.",
    items: [
      "What do you think is causing this?",
      "What are my choices? Are there some without medicine?",
      "How should this help my daily life, and when?",
      "What are the risks for me?",
      "How will we measure progress, besides a score from 0 to 10?",
      "How often will you check the state record or test me, and why?",
      "Should I have naloxone at home?",
      "If we reduce a medicine, how fast? Can we pause?",
      "Who do I call at night?",
      "When do we meet again?",
      "If I do not agree, who can I talk to?",
    ],
  },
  followUp: {
    id: "follow-up",
    title: "Follow-Up Planning",
    intro: "Before you leave, fill in one page with your doctor. Keep it where you can see it.",
    plan: [
      { label: "My goal", hint: "What I want to be able to do." },
      { label: "What we are trying", hint: "The treatment or medicine." },
      { label: "Start date", hint: "The day we begin." },
      {
        label: "How we measure",
        hint: "A task I choose, or a few questions on pain and daily life (such as PEG).",
      },
      { label: "Side effects to report", hint: "What to watch for, and who to tell." },
      { label: "Refill date", hint: "The day, and who to call." },
      { label: "Next visit", hint: "The date and the time." },
    ],
    emergency: emergencySigns,
  },
} as const;
