import { Parser } from "htmlparser2";

/** Where mail programs put the quoted letter in HTML. */
const quoteClass = /gmail_quote|yahoo_quoted|moz-cite-prefix|protonmail_quote/;
const quoteId = /divRplyFwdMsg|appendonsend|mail-editor-reference-message-container/;

const unseen: ReadonlySet<string> = new Set(["head", "style", "script", "title"]);
const endsLine = /^(?:p|div|li|tr|h\d|blockquote)$/;

/** The words of a letter that has HTML alone, before what it quotes. Nothing of it is ever shown as HTML. */
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
      // Whoever answers below the quote has written nothing before it.
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
