import { composed } from "#app/values/normal-form.ts";

/**
 * Line ends of all systems: Windows, old Macs, vertical tab, form feed, NEL, and Unicode's own two.
 */
const lineEnds = /\r\n?|[\v\f\u0085\u2028\u2029]/g;

// C0 and C1 controls but tab and line feed: nothing a person types, and NUL ends a text early in
// some readers.
const controls = /(?![\t\n])\p{Cc}/gu;

/**
 * Text as stored: well-formed, composed (NFC), line ends as `\n`, no control characters, trimmed.
 * Changes and reasons: docs/decisions/0071-text-input.md.
 */
export const cleanText = (text: string): string =>
  composed(text.toWellFormed().replace(lineEnds, "\n").replace(controls, "")).trim();

/**
 * Characters without visible output, alone or together: joiners, direction marks, fillers,
 * selectors, the blank of Braille.
 */
const unseen = /^[\s\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/** Whether nothing of a text can be seen. */
export const isUnseen = (text: string): boolean => unseen.test(text);
