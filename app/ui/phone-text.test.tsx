import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { PhoneText } from "./phone-text.tsx";

const html = (text: string) => renderToStaticMarkup(<PhoneText>{text}</PhoneText>);

test("crisis numbers and phone numbers can be tapped, and the words around them stay", () => {
  expect(html("Call or text 988. In danger, call 911.")).toBe(
    'Call or text <a href="tel:988">988</a>. In danger, call <a href="tel:911">911</a>.',
  );
  expect(html("Call 1-800-342-0553 or 419-668-1652.")).toBe(
    'Call <a href="tel:+1-800-342-0553">1-800-342-0553</a> or <a href="tel:419-668-1652">419-668-1652</a>.',
  );
  expect(html("Text HELLO to 741741")).toBe('Text HELLO to <a href="sms:741741?&amp;body=HELLO">741741</a>');
});

test("numbers that are no phone numbers stay text", () => {
  for (const text of [
    "Rule 4731-11-14",
    "45 CFR 164.524",
    "ORC 3701.74",
    "text 838255",
    "1988",
    "90 FR 61301",
  ]) {
    expect(html(text)).toBe(text);
  }
});
