/** The words around what the staff publishes on /news (specification §2 "News & Events"). */
export const news = {
  title: "News & Events",
  lead: "Webinars, support groups and meetings to come, and what is new in policy and advocacy.",
  events: {
    id: "events",
    title: "Upcoming Events",
    intro: "All times are Eastern time, as in Ohio.",
  },
  articles: { id: "articles", title: "News" },
} as const;
