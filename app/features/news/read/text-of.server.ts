import { type Document, isElement, type Node } from "./document.server.ts";
import { countSteps } from "./steps.ts";

// Elements whose text is hidden, and inline ones, which do not separate words.
const hiddenElements = new Set([
  "script",
  "style",
  "template",
  "svg",
  "math",
  "iframe",
  "object",
  "select",
  "button",
  "textarea",
  "title",
  "head",
]);

const inlineElements = new Set(
  "a abbr b bdi bdo cite code data del dfn em font i ins kbd mark q s samp small span strong sub sup time u var".split(
    " ",
  ),
);

type Reading = { except?: ReadonlySet<Node | Document>; max?: number };

/** The visible text of a node, about `max` characters of it, without the excepted nodes. */
export function textOf(root: Node | Document, { except, max = 20_000 }: Reading = {}): string {
  let text = "";
  const waiting: (Node | Document | " ")[] = [root];
  for (let node = waiting.pop(); node && text.length < max; node = waiting.pop()) {
    countSteps(1);
    if (node === " ") text += node;
    else if ("data" in node && node.type === "text") text += node.data.slice(0, max);
    else if ("children" in node && !except?.has(node)) {
      const name = isElement(node) ? node.name : "";
      if (node !== root && hiddenElements.has(name)) continue;
      const parted = name !== "" && !inlineElements.has(name);
      if (parted) waiting.push(" ");
      for (let at = node.children.length - 1; at >= 0; at--) waiting.push(node.children[at]!);
      if (parted) text += " ";
    }
  }
  return text;
}
