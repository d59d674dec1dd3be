/** What every page says of the assistant. Apart from its other words: it is in the scripts of every page. */
export const assistantName = { href: "/assistant", button: "Ask Questions", title: "HCMS Assistant" };
