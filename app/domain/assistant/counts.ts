/** In which ways the assistant answers, and what staff reads about each. */
export const answerKinds = {
  answered: {
    label: "Answered",
    meaning: "A language model wrote the answer from passages of this site.",
  },
  passages: {
    label: "From passages",
    meaning: "The best passages of this site were the answer, as no language model is set up or it failed.",
  },
  "not-covered": {
    label: "Not covered",
    meaning: "The site has no answer to the question, and the assistant said where else to ask.",
  },
  crisis: {
    label: "Crisis",
    meaning: "The message told of a crisis, and the crisis lines were the answer.",
  },
  refused: {
    label: "Refused",
    meaning: "The question asked for what the assistant may not give, such as a dose or legal advice.",
  },
  failed: {
    label: "Failed",
    meaning: "Something broke, and the person saw an error message.",
  },
} as const;

export type AnswerKind = keyof typeof answerKinds;
