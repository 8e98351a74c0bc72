import { compatible } from "#app/values/normal-form.ts";

/**
 * A telephone number as it is stored: as people write it, without what cannot be seen, which comes
 * with numbers that are copied from contacts, and with plain digits and hyphens. `#22` is an extension.
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

/** Whether a text is a telephone number, with its extension or a second number behind a stroke. */
export const isPhone = (text: string): boolean =>
  /^(?=.*\d)(?:[\d\s+()./-]|ext\.?|x)+$/i.test(text);

/** The first number of several, without the extension, whose digits would make it another one. */
export const firstNumber = (phone: string): string => phoneText(phone).split(/ext|x|\//i)[0]!;
