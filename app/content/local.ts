/** The words around the directory of /local (specification §2 "Local Resources"). */
export const local = {
  title: "Local Resources",
  lead: "Find care and support in and around Huron County, and help you can reach from anywhere.",
  note: "Call before you go. Hours and services change. A listing is not an endorsement.",
  providers: { id: "providers", title: "Healthcare Providers" },
  resources: { id: "resources", title: "Community Resources" },
  outdated: "Did you find a wrong number, or a place that has closed? Tell us, and we will correct it.",
} as const;
