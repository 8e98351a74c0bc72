import { Parser } from "htmlparser2";
import type { Content } from "./baselines/page/app/same-pages.ts";

// Attributes whose prop has another name in React, besides those with a hyphen or colon.
const props: Record<string, string> = {
  class: "className",
  for: "htmlFor",
  tabindex: "tabIndex",
  crossorigin: "crossOrigin",
  autofocus: "autoFocus",
};

// Written as `name=""`, which as a prop would be false.
const flags = new Set(
  (
    "allowFullScreen async autoFocus autoPlay checked controls default defer disabled download " +
    "formNoValidate hidden inert itemScope loop multiple muted noValidate open playsInline " +
    "readOnly required reversed selected"
  ).split(" "),
);

// Every page brings its own.
const left = new Set(["script", "style", "link", "meta", "template"]);

/** Body of a page, as constants that React renders to the same markup. */
export function contentOf(html: string): Content[] {
  const root: Content[] = [];
  const open: { name: string; content: Content[] }[] = [];
  let skipped = 0;
  let joins = false;
  const parser = new Parser(
    {
      onopentag(tag, attributes) {
        joins = false;
        if (left.has(tag) || skipped > 0) {
          skipped++;
          return;
        }
        const content: Content[] = [];
        open.at(-1)?.content.push([tag, propsOf(attributes), content]);
        if (tag === "body") open.push({ name: tag, content: root });
        else if (open.length > 0) open.push({ name: tag, content });
      },
      ontext(text) {
        const content = open.at(-1)?.content;
        if (!content || skipped > 0) return;
        // A comment stands between two texts of React; the parser cuts one at each entity.
        if (joins) content.push(`${content.pop()}${text}`);
        else content.push(text);
        joins = true;
      },
      oncomment() {
        joins = false;
      },
      onclosetag(tag) {
        joins = false;
        if (skipped > 0) skipped--;
        else if (open.at(-1)?.name === tag) open.pop();
      },
    },
    { lowerCaseTags: false, lowerCaseAttributeNames: false },
  );
  parser.end(html);
  return root.map(withText);
}

function propsOf(attributes: Record<string, string>): Record<string, string | true> {
  const named = Object.entries(attributes).map(([name, value]): [string, string | true] => {
    const prop = props[name] ?? (/^(data|aria)-/.test(name) ? name : camel(name));
    return [prop, value === "" && flags.has(prop) ? true : value];
  });
  return Object.fromEntries(named);
}

const camel = (name: string) =>
  name.replace(/[-:](\w)/g, (_, letter: string) => letter.toUpperCase());

/** The text of a textarea is a prop. */
function withText(node: Content): Content {
  if (typeof node === "string") return node;
  const [tag, given, content] = node;
  if (tag === "textarea") return [tag, { ...given, defaultValue: content.join("") }, []];
  return [tag, given, content.map(withText)];
}

export const countElements = (content: readonly Content[]): number =>
  content.reduce(
    (sum, node) => sum + (typeof node === "string" ? 0 : 1 + countElements(node[2])),
    0,
  );

/** Bytes of the body, without what every page brings of its own. */
export const markupSize = (html: string): number =>
  Buffer.byteLength(
    html
      .slice(html.indexOf("<body"))
      .replace(/<(script|style|template)\b.*?<\/\1>|<(link|meta)\b[^>]*>|<!--.*?-->/gs, ""),
  );
