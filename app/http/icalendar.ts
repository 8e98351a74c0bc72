// Functions for every iCalendar file (RFC 5545).

/** `20260308T193000Z` */
export const utcOf = (instant: number): string =>
  new Date(instant).toISOString().replace(/[-:]|\.\d{3}/g, "");

/**
 * Section 3.3.11: commas, semicolons and backslashes are escaped, a line break is `\n`. Other
 * control characters are no text.
 */
export const escaped = (text: string): string =>
  text
    .replace(/[\\;,]/g, "\\$&")
    .replace(/\r\n?|\n/g, "\\n")
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken away
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, "");

/** A calendar with these lines in it. */
export const calendarOf = (lines: readonly string[]): string => {
  const whole = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Llave//Llave 1.0.0//EN",
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    ...lines,
    "END:VCALENDAR",
  ];
  return `${whole.flatMap(folded).join("\r\n")}\r\n`;
};

const encoder = new TextEncoder();

/**
 * Section 3.1: lines of at most 75 bytes, continued after a space, without splitting a character.
 */
function folded(line: string): string[] {
  const lines: string[] = [];
  let current = "";
  let used = 0;
  for (const letter of line) {
    const bytes = encoder.encode(letter).length;
    if (used + bytes > 75) {
      lines.push(current);
      [current, used] = [" ", 1];
    }
    current += letter;
    used += bytes;
  }
  return [...lines, current];
}
