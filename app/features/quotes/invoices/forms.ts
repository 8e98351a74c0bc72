import { z } from "zod";
import { choice, optionalParagraph, paragraph } from "#app/http/form.ts";
import { eitherWords, readAmount } from "#app/values/amount.ts";
import type { Language } from "#app/values/language.ts";
import { type Cents, type Currency, decimalsOf, fitsDecimals } from "#app/values/money.ts";
import type { WordKey } from "#app/values/word-key.ts";
import { paymentWays } from "./money.ts";
import { paymentKinds } from "./payment-start.ts";

const texts = { terms: 500, note: 500 } as const;

const key = (word: WordKey) => word;

const id = z.string().max(64).optional().catch(undefined);

/** A calendar day, as 2026-11-23, up to this one. */
const dayUntil = (today: string) =>
  z
    .string(key("invoices:payment.day"))
    .refine(isDay, key("invoices:payment.day"))
    .refine((day) => !isDay(day) || day <= today, key("invoices:payment.future"));

const isDay = (text: string): boolean => {
  const at = /^20\d\d-\d\d-\d\d$/.test(text) ? Date.parse(text) : Number.NaN;
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
};

/** `today`: the calendar day in the shop's time zone. */
export const invoiceForm = (today: string) =>
  z.object({
    id,
    quotes: z
      .array(z.string().max(80), key("invoices:new.choose"))
      .min(1, key("invoices:new.choose")),
    date: dayUntil(today),
    terms: optionalParagraph(texts.terms).default(""),
  });

export const creditForm = z.object({ id, reason: paragraph(texts.note) });

type PaymentFacts = { currency: Currency; language: Language; today: string };

export const paymentForm = ({ currency, language, today }: PaymentFacts) =>
  z.object({
    id,
    kind: choice(paymentKinds),
    /** The number of an invoice; empty for a deposit. */
    for: z
      .string()
      .regex(/^([1-9]\d{0,8})?$/)
      .transform((text) => (text ? Number(text) : null)),
    amount: z.string(key("ui:form.required")).transform((text, context): Cents => {
      const read = readAmount(text, currency);
      if (read && "either" in read) {
        const params = eitherWords(read.either, currency, language);
        context.addIssue({ code: "custom", message: key("invoices:payment.either"), params });
        return z.NEVER;
      }
      if (read && fitsDecimals(read.cents, decimalsOf[currency])) return read.cents;
      context.addIssue(key("ui:form.money"));
      return z.NEVER;
    }),
    way: choice(paymentWays),
    date: dayUntil(today),
    note: optionalParagraph(texts.note).default(""),
  });
