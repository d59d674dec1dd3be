import { assistantName } from "./assistant-name.ts";

/** The fixed words of the chat widget: specification §2, §3, §4, §8. */
export const assistant = {
  ...assistantName,
  subtitle: "Pain-patient advocacy help",
  greeting:
    "Hello! I'm here to help answer questions about pain-patient advocacy, your rights, and resources. How can I assist you today?",
  placeholder: "Ask about patient rights, policies, resources...",
  thinking: "Thinking...",
  responding: "Responding...",
  disclaimer:
    "This is not medical or legal advice. In an emergency, call 911. In a crisis, call or text 988.",
  examplesTitle: "Questions you can try",
  sourcesTitle: "From our pages",
  /** Where no answer came. The words are those of specification §8; the last two lead to the page they name. */
  failure:
    "I'm sorry, I encountered an error. Please try again or contact us directly at the [contact page](/contact).",
  /** Said after it to somebody who asked too often. */
  tooMany: (wait: string) => `You have asked many questions in a short time. Please try again ${wait}.`,
};

/** Each is answered by a section of the site. */
export const exampleQuestions = [
  "What can I do if my opioid medicine may be cut?",
  "How should I get ready for a visit?",
  "What are Ohio's check points at 50, 80 and 120 MED?",
];
