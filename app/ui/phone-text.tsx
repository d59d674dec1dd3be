import { Fragment } from "react";

/** Crisis numbers, the text line, and American phone numbers with or without the leading 1. */
const numbers = /(\b(?:988|911|741741)\b|\b(?:1-)?\d{3}-\d{3}-\d{4}\b)/;

/** Text in which every phone number can be tapped: the crisis text line opens a message, the others a call. */
export function PhoneText({ children }: { children: string }) {
  return children.split(numbers).map((part, index) => {
    // split() puts what the pattern caught at the odd places.
    const key = `${index}-${part}`;
    if (index % 2 === 0) return <Fragment key={key}>{part}</Fragment>;
    return (
      <a key={key} href={part === "741741" ? "sms:741741?&body=HELLO" : `tel:${part.replace(/^1-/, "+1-")}`}>
        {part}
      </a>
    );
  });
}
