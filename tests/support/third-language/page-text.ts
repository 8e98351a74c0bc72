const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', nbsp: " " };
const decoded = (text: string) =>
  text
    .replace(/&#x([\da-f]+);/gi, (_, code) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)))
    .replace(/&(\w+);/g, (entity, name) => entities[name] ?? entity);

/** Drops what stands in brackets, inner ones first. */
function withoutBrackets(text: string): string {
  const shorter = text.replace(/\[[^[\]]*\]/g, "|");
  return shorter === text ? text : withoutBrackets(shorter);
}

/** What a reader of this page sees or hears: its texts, and the attributes that are read out. */
function textsOf(html: string): string[] {
  const visible = html
    .replace(/<(script|style|svg|template)\b.*?<\/\1>/gs, "")
    .replace(/<!--.*?-->/gs, "");
  const attributes = visible.matchAll(/\s(?:aria-label|placeholder|title|alt)="([^"]+)"/g);
  // An inline element does not end a sentence.
  const blocks = visible
    .replace(/<\/?(a|b|strong|em|span|code|kbd|time|abbr|small|i)\b[^>]*>/g, "")
    .split(/<[^>]+>/);
  return [...blocks, ...[...attributes].map(([, text]) => text!)].map(decoded);
}

/** The texts of a page, without what is in brackets, that still hold three words in a row. */
export const plainTexts = (html: string): string[] =>
  textsOf(html)
    .map((text) => withoutBrackets(text).replace(/\s+/g, " ").trim())
    .filter((text) => /\p{L}{2,}[ ,]+\p{L}{2,}[ ,]+\p{L}{2,}/u.test(text));

/** The same for a text: what it says in three words or more outside brackets. */
export const plainWords = (text: string): string[] =>
  withoutBrackets(text).match(/(?:\p{L}{2,}[ ,]+){2,}\p{L}{2,}/gu) ?? [];
