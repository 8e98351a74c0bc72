import { Parser } from "htmlparser2";

/** Drops what stands in brackets, inner ones first. */
function withoutBrackets(text: string): string {
  const shorter = text.replace(/\[[^[\]]*\]/g, "|");
  return shorter === text ? text : withoutBrackets(shorter);
}

const inline = new Set(["a", "b", "strong", "em", "span", "code", "kbd", "time", "abbr", "small"]);
// Text in a textarea was typed, in any language.
const silent = new Set(["script", "style", "svg", "template", "textarea"]);
const readOut = ["aria-label", "placeholder", "title", "alt"];

/**
 * Extracts the texts that a person sees or hears in the page's language, including the attributes
 * read by screen readers. Elements with another `lang` are left out.
 */
function textsOf(html: string): string[] {
  const texts = [""];
  const skipped: boolean[] = [];
  const parser = new Parser({
    onopentag(name, attributes) {
      const other = attributes.lang !== undefined && attributes.lang !== "qq";
      skipped.push(skipped.at(-1) === true || silent.has(name) || other);
      if (skipped.at(-1)) return;
      texts.unshift(...readOut.flatMap((attribute) => attributes[attribute] ?? []));
      // An inline element does not end a sentence.
      if (!inline.has(name)) texts.push("");
    },
    onclosetag(name) {
      skipped.pop();
      if (!inline.has(name)) texts.push("");
    },
    ontext(text) {
      if (!skipped.at(-1)) texts[texts.length - 1] += text;
    },
  });
  parser.end(html);
  return texts;
}

/** The texts of a page, without what is in brackets, that still hold three words in a row. */
export const plainTexts = (html: string): string[] =>
  textsOf(html)
    .map((text) => withoutBrackets(text).replace(/\s+/g, " ").trim())
    .filter((text) => /\p{L}{2,}[ ,]+\p{L}{2,}[ ,]+\p{L}{2,}/u.test(text));

/** Finds three or more words in a row outside brackets in a text. */
export const plainWords = (text: string): string[] =>
  withoutBrackets(text).match(/(?:\p{L}{2,}[ ,]+){2,}\p{L}{2,}/gu) ?? [];
