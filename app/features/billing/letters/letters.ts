import { type PaidTier, plans } from "#app/features/billing/plans.ts";
import { formatDay } from "#app/values/calendar.ts";
import type { Language } from "#app/values/language.ts";
import { formatMoney } from "#app/values/money.ts";
import type { LetterKind, LetterTexts } from "./letter-kinds.ts";
import { en } from "./texts.en.ts";
import { es } from "./texts.es.ts";

/** `until` is the end of the trial or of access, in milliseconds. */
type LetterFacts = { tier: PaidTier; until: number | null; timeZone: string; appUrl: string };

const texts: Record<Language, LetterTexts> = { en, es };

/** A letter about a plan, in the member's language. */
export function billingLetter(
  kind: LetterKind,
  language: Language,
  { tier, until, timeZone, appUrl }: LetterFacts,
): { subject: string; text: string } {
  const { names, greeting, letters } = texts[language];
  const { subject, lines } = letters[kind]({
    plan: names[tier],
    price: formatMoney(plans[tier].price, "USD", language),
    date: until === null ? "" : formatDay(until, language, timeZone),
    link: `${appUrl}/premium`,
  });
  return { subject, text: [greeting, ...lines, "Llave"].join("\n\n") };
}
