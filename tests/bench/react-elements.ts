import { readFileSync } from "node:fs";
import { renderToString } from "react-dom/server";
import { elementsOf } from "./elements.ts";
import { renderInRounds } from "./render-rounds.ts";

/** React's rendering of the bare elements of the HTML in the file that it is given, without a component. */
const html = readFileSync(process.argv[2] ?? "", "utf8");
const page = elementsOf(html);

// The head's tags may come in another order.
const bytes = (text: string) => Buffer.byteLength(text.replaceAll(/<!--.*?-->|<!DOCTYPE html>/g, ""));
if (bytes(renderToString(page)) !== bytes(html))
  throw new Error("React renders something else than the page.");

renderInRounds(() => renderToString(page));
