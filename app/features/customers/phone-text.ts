import { compatible } from "#app/values/normal-form.ts";

/**
 * A telephone number as it is stored: as typed, with plain digits and hyphens, and without the
 * invisible characters of copied contacts. `#22` is an extension.
 */
export const phoneText = (text: string): string =>
  compatible(text.replace(/\p{Pd}/gu, "-"))
    .replace(/[\p{Cf}\p{Variation_Selector}]/gu, "")
    .replace(/[\u2010-\u2015\u2212]/g, "-")
    .replace(/[·•∙‧]/g, ".")
    .replace(/^\s*(?:tel|callto):/i, "")
    .replace(/\s*#\s*(?=\d+$)/, " x")
    .replace(/\s+/g, " ")
    .trim();

/** Whether a text is a telephone number, with its extension or a second number after a slash. */
export const isPhone = (text: string): boolean =>
  /^(?=.*\d)(?:[\d\s+()./-]|ext\.?|x)+$/i.test(text);

/** First of several numbers, without the extension, whose digits would change it. */
export const firstNumber = (phone: string): string => phoneText(phone).split(/ext|x|\//i)[0]!;
