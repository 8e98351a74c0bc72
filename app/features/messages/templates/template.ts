import type { Language } from "#app/values/language.ts";

/** The messages that a shop sends again and again, written by hand in both languages. */
export const templateKinds = [
  "estimateReady",
  "approved",
  "partLate",
  "readyForPickup",
  "review",
  "directions",
] as const;
export type TemplateKind = (typeof templateKinds)[number];

/** An approved WhatsApp template: the provider's id, and the values of {{1}}, {{2}}, … */
export type Content = { sid: string; values: string[] };

/** The provider's name for a template in each language; empty where none is approved. */
export type Contents = Record<Language, string>;

/** A name of Twilio's for a template (Content API). */
export const isContentSid = (sid: string): boolean => /^HX[0-9a-f]{32}$/.test(sid);
