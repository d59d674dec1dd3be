/** The words of the contact page around its form (specification §2 "Contact"). */
export const contact = {
  title: "Contact Us",
  lead: "Ask a question, offer your help, or tell us what is missing. We reply within 1-2 business days.",
  form: {
    id: "get-in-touch",
    title: "Get in Touch",
    required: "Fields with a star (*) must be filled in.",
    hint: "Please leave out details of your health. We cannot give medical or legal advice.",
    newsletter: "Join our newsletter",
    volunteer: "I want to volunteer",
    media: "This is a media inquiry",
  },
  helpNow: {
    id: "help-now",
    title: "Do you need help now?",
    text: "We do not read messages around the clock. In an emergency, call 911. In a crisis, call or text 988.",
  },
  next: {
    id: "what-happens-next",
    title: "What happens next",
    steps: [
      "A person reads your message.",
      "We reply by e-mail within 1-2 business days.",
      "After 12 months, we normally delete your message.",
    ],
  },
} as const;
