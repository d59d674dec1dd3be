/** The words of the search page. */
export const searchWords = {
  title: "Search",
  lead: "Search our pages, news, events and local services. We do not keep what you search for.",
  tooLong: "That is too long to search for. Please use 200 characters or fewer. A few words work best.",
  recordsMissing:
    "We cannot search news, events and the directory right now. These results come from our own pages. Please try again in a few minutes.",
  narrower: "Add a word to narrow your search.",
  start: {
    title: "Good places to start",
    links: [
      { label: "Your rights as a patient", href: "/patients#rights", about: "What you can ask for." },
      { label: "Get ready for a visit", href: "/patients#prep", about: "Lists of what to bring and say." },
      { label: "If problems arise", href: "/patients#problems", about: "Second opinions and complaints." },
      { label: "Rules in Ohio", href: "/policy#ohio", about: "Ohio law in plain words." },
      { label: "Rules in Texas", href: "/policy#texas", about: "Texas law in plain words." },
      { label: "Local help", href: "/local", about: "Clinics and services near you." },
    ],
  },
  nothing: {
    title: "What you can try",
    tips: [
      "Check the spelling.",
      "Use fewer words, such as “refill” or “second opinion”.",
      "Use other words, such as “lower dose” for “taper”.",
    ],
    pagesTitle: "Our main pages",
    askTitle: "Ask us",
    assistant: { label: "Ask the assistant", href: "/assistant" },
    contact: { label: "Write to us", href: "/contact" },
    crisis: "In a crisis, call or text 988, day or night. If there is danger now, call 911.",
  },
} as const;
