import { Parser } from "htmlparser2";

/** Marks of the quoted letter in the HTML of mail programs. */
const quoteClass = /gmail_quote|yahoo_quoted|moz-cite-prefix|protonmail_quote/;
const quoteId = /divRplyFwdMsg|appendonsend|mail-editor-reference-message-container/;

const unseen: ReadonlySet<string> = new Set(["head", "style", "script", "title"]);
const endsLine = /^(?:p|div|li|tr|h\d|blockquote)$/;

/** The text of a letter that has only HTML, before its quote. It is never shown as HTML. */
export function textOfHtml(html: string): string {
  let [text, hidden, isWritten, isQuote] = ["", 0, false, false];
  const parser = new Parser({
    onopentag(name, attributes) {
      if (unseen.has(name)) hidden++;
      if (name === "br") text += "\n";
      const quotes =
        name === "blockquote" ||
        quoteClass.test(attributes.class ?? "") ||
        quoteId.test(attributes.id ?? "");
      // A quote with no text before it is not the end: the answer may be below it.
      isQuote ||= quotes && isWritten;
      if (isQuote) parser.pause();
    },
    ontext(data) {
      if (hidden > 0 || isQuote) return;
      text += data.replace(/\s+/g, " ");
      isWritten ||= /\S/.test(data);
    },
    onclosetag(name) {
      if (unseen.has(name)) hidden--;
      if (endsLine.test(name) && !isQuote) text += "\n";
    },
  });
  parser.end(html);
  // Entities that name no character.
  return text
    .replaceAll("\ufffd", "")
    .replace(/ {2,}/g, " ")
    .replace(/ *\n */g, "\n")
    .trim();
}
