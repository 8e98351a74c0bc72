/** What a diagnostic trouble code looks like (SAE J2012): a system letter, a digit 0 to 3, three hexadecimal digits. */
const pattern = /(?<![A-Z0-9])[PBCU][0-3][0-9A-F]{3}(?![A-Z0-9])/gi;

export type TextPart = { text: string; code: boolean };

/** Cuts a text into plain runs and fault codes, in order; joined again, the parts are the text. */
export function splitFaultCodes(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const match of text.matchAll(pattern)) {
    if (match.index > end) parts.push({ text: text.slice(end, match.index), code: false });
    parts.push({ text: match[0], code: true });
    end = match.index + match[0].length;
  }
  if (end < text.length) parts.push({ text: text.slice(end), code: false });
  return parts;
}
