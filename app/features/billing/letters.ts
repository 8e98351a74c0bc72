import { formatDay } from "#app/values/calendar.ts";
import type { Language } from "#app/values/language.ts";
import { formatMoney } from "#app/values/money.ts";
import { type PaidTier, plans } from "./plans.ts";

/** What people are told of their plan by e-mail. */
export const letterKinds = ["trialEnding", "paymentFailed", "planEnded"] as const;
export type LetterKind = (typeof letterKinds)[number];

/** What a letter mentions. `until` is the day it is about, in milliseconds: the trial's end, or the end of access. */
export type LetterFacts = { tier: PaidTier; until: number | null; timeZone: string; appUrl: string };

const names: Record<Language, Record<PaidTier, string>> = {
  en: { medium: "Bronze", premium: "Diamond" },
  es: { medium: "Bronce", premium: "Diamante" },
};

/** A letter about a plan, in the member's language. */
export function billingLetter(kind: LetterKind, language: Language, facts: LetterFacts): { subject: string; text: string } {
  const plan = names[language][facts.tier];
  const price = formatMoney(plans[facts.tier].price, "USD", language);
  const date = facts.until === null ? "" : formatDay(facts.until, language, facts.timeZone);
  const { subject, lines } = written[language][kind]({ plan, price, date, link: `${facts.appUrl}/premium` });
  const greeting = language === "es" ? "Hola:" : "Hello,";
  return { subject, text: [greeting, ...lines, "Llave"].join("\n\n") };
}

type Words = { plan: string; price: string; date: string; link: string };
type Writer = (words: Words) => { subject: string; lines: string[] };

const written: Record<Language, Record<LetterKind, Writer>> = {
  en: {
    trialEnding: ({ plan, price, date, link }) => ({
      subject: `Your Llave trial ends on ${date}`,
      lines: [
        `Your free trial of the ${plan} plan ends on ${date}. From then on the plan costs ${price} a month, charged to your card.`,
        `Would you rather not go on? Cancel before that day and nothing is charged:\n\n${link}`,
      ],
    }),
    paymentFailed: ({ plan, date, link }) => ({
      subject: "Your Llave payment did not go through",
      lines: [
        `We could not charge the card for your ${plan} plan. You keep your access until ${date}.`,
        `Please check the card or use another one; your plan then simply goes on:\n\n${link}`,
      ],
    }),
    planEnded: ({ plan, link }) => ({
      subject: `Your ${plan} plan has ended`,
      lines: [
        `Your ${plan} plan on Llave has ended. What you wrote down stays yours: jobs, quotes and work orders can still be opened and downloaded.`,
        `You can come back whenever you like:\n\n${link}`,
      ],
    }),
  },
  es: {
    trialEnding: ({ plan, price, date, link }) => ({
      subject: `Su prueba de Llave termina el ${date}`,
      lines: [
        `Su prueba gratis del plan ${plan} termina el ${date}. Desde ese día el plan cuesta ${price} al mes, con cargo a su tarjeta.`,
        `¿Prefiere no seguir? Cancele antes de esa fecha y no se le cobrará nada:\n\n${link}`,
      ],
    }),
    paymentFailed: ({ plan, date, link }) => ({
      subject: "No pudimos cobrar su plan de Llave",
      lines: [
        `El cobro de su plan ${plan} no pasó. Usted conserva el acceso hasta el ${date}.`,
        `Revise su tarjeta o use otra, y el plan seguirá como siempre:\n\n${link}`,
      ],
    }),
    planEnded: ({ plan, link }) => ({
      subject: `Su plan ${plan} terminó`,
      lines: [
        `Su plan ${plan} de Llave terminó. Lo que usted anotó sigue siendo suyo: puede abrir y descargar sus trabajos, cotizaciones y órdenes de trabajo.`,
        `Puede volver cuando quiera:\n\n${link}`,
      ],
    }),
  },
};
