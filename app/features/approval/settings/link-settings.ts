import type { Language } from "#app/values/language.ts";

/** Settings of a shop's links to customers. */
export type LinkSettings = {
  expiryDays: number;
  /** Text above the signature; null for the standard terms. */
  terms: Record<Language, string> | null;
  /** After how many days without an answer a customer is reminded; null for never. */
  reminderDays: number | null;
  /** Percentage of the approved total requested as a deposit; null for none. */
  depositPercent: number | null;
};

/** Defaults, for a shop without settings. */
export const standardSettings: LinkSettings = {
  expiryDays: 14,
  terms: null,
  reminderDays: null,
  depositPercent: null,
};

export const linkSettingLimits = { expiryDays: 90, reminderDays: 30, terms: 4_000 } as const;

/** The form's field of the terms in a language. */
export const termsField = (language: Language) => `terms-${language}`;
