/** Lines that begin a quoted letter, in both languages. */
const quoteBegins: readonly RegExp[] = [
  /^-{2,}\s*(original message|forwarded message|mensaje original|mensaje reenviado)\s*-{2,}$/i,
  /^(begin forwarded message|inicio del mensaje reenviado):$/i,
  /^_{20,}$/,
];

/** Outlook's header of a quoted letter: sender, then date or recipient. */
const outlookFrom = /^\*?(from|de):\*? .+/i;
const outlookNext = /^\*?(sent|date|to|subject|enviado|enviado el|fecha|para|asunto):\*? ?/i;

/** Signatures of mail programs, and the delimiter of a signature (RFC 3676). */
const signatures: readonly RegExp[] = [
  /^--\s?$/,
  /^\*?(sent|enviado) (from|desde|via|vía|con|with) (my|mi|el|la|un|outlook|yahoo|gmail|mail|correo|samsung|proton|ios|android|aol|tuta|mobile|móvil).{0,60}$/i,
  /^(get|obtener|obtenga) outlook (for|para) .{0,40}$/i,
];

const wrote = /^(on|el) .*(wrote|escribió):$/is;

/** The most lines of "On …, … wrote:" after a mail program's line breaks. */
const mostLines = 4;

/**
 * The text of a letter without quoted letters and without the mail program's signature. `shop`: the
 * recipient; only a line that names it, or an address, begins a quote, so that "On Monday my
 * brother wrote:" stays.
 */
export function answerIn(letter: string, shop: string): string {
  const lines = letter
    .replace(/\r\n?/g, "\n")
    .replace(/\u00a0/g, " ")
    .split("\n");
  const quote = lines.findIndex((_, at) => beginsQuote(lines, at, shop));
  const above = quote < 0 ? lines : lines.slice(0, quote);
  const written = own(above);
  if (written !== "" || quote < 0) return written;
  // The answer is below the quote.
  return own(lines.slice(quote).filter((line, at) => at > 0 && !beginsQuote([line], 0, shop)));
}

/** Lines outside of quotes, up to a signature. */
function own(lines: readonly string[]): string {
  const unquoted = lines.filter((line) => !/^\s*>/.test(line));
  const signed = unquoted.findIndex((line) => signatures.some((one) => one.test(line.trim())));
  const kept = signed < 0 ? unquoted : unquoted.slice(0, signed);
  return kept
    .map((line) => line.trimEnd())
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}

function beginsQuote(lines: readonly string[], at: number, shop: string): boolean {
  const line = lines[at]!.trim();
  if (quoteBegins.some((one) => one.test(line))) return true;
  if (outlookFrom.test(line))
    return lines.slice(at + 1, at + 3).some((next) => outlookNext.test(next.trim()));
  if (!/^(on|el) /i.test(line)) return false;
  for (let count = 1; count <= mostLines; count++) {
    const head = lines
      .slice(at, at + count)
      .map((one) => one.trim())
      .join(" ");
    if (head.length > 400) return false;
    if (wrote.test(head)) return names(head, shop);
  }
  return false;
}

const names = (head: string, shop: string): boolean =>
  head.includes("@") ||
  (shop !== "" && head.toLowerCase().includes(shop.toLowerCase()) && /\d/.test(head));
