import { formatDay } from "#app/values/calendar.ts";
import type { Language } from "#app/values/language.ts";
import { formatMoney } from "#app/values/money.ts";
import { type PaidTier, plans } from "./plans.ts";

/** What people are told of their plan by e-mail. */
export const letterKinds = [
  "trialEnding",
  "paymentFailed",
  "paymentDisputed",
  "planEnded",
] as const;
export type LetterKind = (typeof letterKinds)[number];

/**
 * What a letter mentions. `until` is the day it is about, in milliseconds: the trial's end, or the
 * end of access.
 */
type LetterFacts = {
  tier: PaidTier;
  until: number | null;
  timeZone: string;
  appUrl: string;
};

const names: Record<Language, Record<PaidTier, string>> = {
  en: { medium: "Bronze", premium: "Diamond" },
  es: { medium: "Bronce", premium: "Diamante" },
};

/** A letter about a plan, in the member's language. */
export function billingLetter(
  kind: LetterKind,
  language: Language,
  facts: LetterFacts,
): { subject: string; text: string } {
  const plan = names[language][facts.tier];
  const price = formatMoney(plans[facts.tier].price, "USD", language);
  const date = facts.until === null ? "" : formatDay(facts.until, language, facts.timeZone);
  const { subject, lines } = written[language][kind]({
    plan,
    price,
    date,
    link: `${facts.appUrl}/premium`,
  });
  return { subject, text: [greetings[language], ...lines, "Llave"].join("\n\n") };
}

const greetings: Record<Language, string> = { en: "Hello,", es: "Hola:" };

type Words = { plan: string; price: string; date: string; link: string };
type Writer = (words: Words) => { subject: string; lines: string[] };

const written: Record<Language, Record<LetterKind, Writer>> = {
  en: {
    trialEnding: ({ plan, price, date, link }) => ({
      subject: `Your Llave trial ends on ${date}`,
      lines: [
        `Your free trial of the ${plan} plan ends on ${date}. After that, the plan is ${price} a month, charged to the card on file.`,
        `Don't want to keep it? Cancel before then and you won't be charged:\n\n${link}`,
      ],
    }),
    paymentFailed: ({ plan, date, link }) => ({
      subject: "Your Llave payment didn't go through",
      lines: [
        `We couldn't charge the card for your ${plan} plan. You'll keep your access until ${date}.`,
        `Please update your card or use a different one, and your plan will continue:\n\n${link}`,
      ],
    }),
    paymentDisputed: ({ plan, date, link }) => ({
      subject: "Your bank reported a disputed Llave payment",
      lines: [
        `Your bank told us that a payment for your ${plan} plan is being disputed. We canceled the renewal, so you won't be charged again. Your access continues until ${date}.`,
        `If the payment was yours, please let your bank know. You can keep your plan here:\n\n${link}`,
      ],
    }),
    planEnded: ({ plan, link }) => ({
      subject: `Your ${plan} plan has ended`,
      lines: [
        `Your ${plan} plan on Llave has ended. Your records are still yours: you can open and download your jobs, quotes and work orders.`,
        `You can come back any time:\n\n${link}`,
      ],
    }),
  },
  es: {
    trialEnding: ({ plan, price, date, link }) => ({
      subject: `Su prueba de Llave termina el ${date}`,
      lines: [
        `Su prueba gratis del plan ${plan} termina el ${date}. A partir de ese día, el plan cuesta ${price} al mes, con cargo a su tarjeta.`,
        `¿No quiere continuar? Cancele antes de esa fecha y no se le cobrará nada:\n\n${link}`,
      ],
    }),
    paymentFailed: ({ plan, date, link }) => ({
      subject: "No pudimos cobrar su plan de Llave",
      lines: [
        `No pudimos hacer el cobro de su plan ${plan} a su tarjeta. Usted conserva el acceso hasta el ${date}.`,
        `Actualice su tarjeta o use otra para que su plan continúe:\n\n${link}`,
      ],
    }),
    paymentDisputed: ({ plan, date, link }) => ({
      subject: "Su banco nos informó que un pago de Llave está en disputa",
      lines: [
        `Su banco nos informó que un pago de su plan ${plan} está en disputa. Cancelamos la renovación: no habrá más cobros. Usted conserva el acceso hasta el ${date}.`,
        `Si el pago sí era suyo, avísele a su banco. Aquí puede conservar su plan:\n\n${link}`,
      ],
    }),
    planEnded: ({ plan, link }) => ({
      subject: `Su plan ${plan} terminó`,
      lines: [
        `Su plan ${plan} de Llave terminó. Sus registros siguen siendo suyos: puede abrir y descargar sus trabajos, cotizaciones y órdenes de trabajo.`,
        `Puede volver cuando quiera:\n\n${link}`,
      ],
    }),
  },
};
