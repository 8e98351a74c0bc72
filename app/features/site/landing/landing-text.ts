import type { Language } from "#app/values/language.ts";
import type { LandingText } from "./landing-en.server.ts";

/** The customer's language in the sample job, by the page's language. */
export const sampleLanguage: Record<Language, Language> = { en: "es", es: "en" };

export type { LandingText };
export type OrderText = LandingText["order"];
/** The texts that the sample work order prints in the customer's language. */
export type PaperText = Pick<LandingText, "order" | "typed">;
