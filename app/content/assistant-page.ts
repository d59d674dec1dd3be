/** The words of the page /assistant, where the answer comes with the page. */
export const assistantPage = {
  lead: "This is the assistant of the Huron County Medical Society (HCMS). Ask in your own words. It answers from the pages of this site, and shows you which ones.",
  disclaimer: "The assistant gives information only. It is not medical or legal advice.",
  emergency: "In an emergency, call 911. In a crisis, call or text 988, at any hour.",
  answerTitle: "The answer",
  youAsked: "You asked",
  earlierTitle: "Earlier in this conversation",
  send: "Ask",
  questionLabel: "Your question",
  questionHint: "Please leave out names and details of your health.",
  anotherTitle: "Ask another question",
  privacy:
    "We do not store your questions. To write an answer, the site may pass them to a company that runs a language model, which is a computer program that writes text.",
  can: {
    title: "What it can do",
    items: [
      "Find what our pages say about your rights, your visits, and the rules in Ohio and Texas.",
      "Point you to local help and to the people who take complaints.",
      "Show you the page, so that you can check the answer.",
    ],
  },
  cannot: {
    title: "What it cannot do",
    items: [
      "Tell you what dose to take, what is wrong with you, or whether to change a medicine. Ask your prescriber or pharmacist.",
      "Give advice on your own legal case. Ask a lawyer or legal aid.",
      "Send help. In an emergency, call 911.",
      "Be right every time. Read the page it points to.",
    ],
  },
  failure:
    "The assistant cannot answer right now. Please try again in a few minutes, or use the contact form.",
};
