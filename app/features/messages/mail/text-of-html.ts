/** Where mail programs put the quoted letter in HTML. */
const quotes =
  /<blockquote|<div[^>]+(class="[^"]*(gmail_quote|yahoo_quoted|moz-cite-prefix|protonmail_quote)|id="[^"]*(divRplyFwdMsg|appendonsend|mail-editor-reference-message-container))/i;

const entities: Record<string, string> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: " ",
  iexcl: "¡",
  iquest: "¿",
  aacute: "á",
  eacute: "é",
  iacute: "í",
  oacute: "ó",
  uacute: "ú",
  ntilde: "ñ",
};

/** The words of a letter that has HTML alone, before what it quotes. Nothing of it is ever shown as HTML. */
export function textOfHtml(html: string): string {
  const quote = html.search(quotes);
  const own = quote > 0 ? html.slice(0, quote) : html;
  return own
    .replace(/<(head|style|script|title)\b[\s\S]*?<\/\1\s*>/gi, "")
    .replace(/<!--[\s\S]*?-->/g, "")
    .replace(/\s+/g, " ")
    .replace(/<br\s*\/?>|<\/(p|div|li|tr|h\d)\s*>/gi, "\n")
    .replace(/<[^>]*>/g, "")
    .replace(/&(#x[\da-f]{1,6}|#\d{1,7}|\w{2,8});/gi, (whole, name: string) => {
      if (!name.startsWith("#")) return entities[name.toLowerCase()] ?? whole;
      const code = Number(
        name[1] === "x" || name[1] === "X" ? `0x${name.slice(2)}` : name.slice(1),
      );
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : "";
    })
    .replace(/ *\n */g, "\n")
    .trim();
}
