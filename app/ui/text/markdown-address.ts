const bareAddress = /(?:https?:\/\/|www\.)[^\s<>[\]`]{1,2000}/iy;
const bracketed = /<((?:https?:\/\/|mailto:)[^\s<>]{1,2000})>/iy;
// Every part ends where the next can begin, so that no input causes backtracking.
const destination =
  /\( ?(?:<([^<>\n]{1,2000})>|([^\s()<>]{1,2000}(?:\([^\s()<>]{0,200}\)[^\s()<>]{0,200}){0,5}))(?: "[^"\n]{0,200}")? ?\)/y;

/** A bare address in the text: its target, its text, and its end. */
type AddressMatch = { href: string; text: string; end: number };

/** The `(address "title")` behind the text of a link. */
export function destinationAt(
  source: string,
  at: number,
): { href: string; end: number } | undefined {
  destination.lastIndex = at;
  const match = destination.exec(source);
  const href = match && safeHref(match[1] ?? match[2]!);
  return href ? { href, end: destination.lastIndex } : undefined;
}

/** An address between `<` and `>`. */
export function bracketedAt(source: string, at: number): AddressMatch | undefined {
  bracketed.lastIndex = at;
  const match = bracketed.exec(source);
  const href = match && safeHref(match[1]!);
  return href
    ? { href, text: match[1]!.replace(/^mailto:/i, ""), end: bracketed.lastIndex }
    : undefined;
}

/** An address in the middle of a text, without the punctuation that ends the sentence around it. */
export function bareAt(source: string, at: number): AddressMatch | undefined {
  if (/[\p{L}\p{N}]$/u.test(source.slice(Math.max(0, at - 2), at))) return undefined;
  bareAddress.lastIndex = at;
  const match = bareAddress.exec(source)?.[0];
  if (!match) return undefined;
  let end = match.length;
  let surplus = match.split(")").length - match.split("(").length;
  for (; end > 0; end--) {
    const last = match[end - 1]!;
    if (last === ")" && surplus > 0) surplus--;
    else if (!/[.,;:!?'"*_~¿¡…»”’]/.test(last)) break;
  }
  const text = match.slice(0, end);
  const href = safeHref(/^www\./i.test(text) ? `https://${text}` : text);
  return href ? { href, text, end: at + end } : undefined;
}

/**
 * Only http, https and mailto, and never an address with credentials: it is mistaken for another
 * host's.
 */
function safeHref(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const url = new URL(address);
  if (url.username || url.password) return undefined;
  if (url.protocol === "mailto:") return url.pathname ? url.href : undefined;
  return url.protocol === "http:" || url.protocol === "https:" ? url.href : undefined;
}
