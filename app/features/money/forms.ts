import { z } from "zod";
import { type CreditExtent, takenKinds } from "#app/features/money/credits/credit.ts";
import { paymentKinds } from "#app/features/money/payments/payment-start.ts";
import {
  choice,
  type FormValues,
  optionalLine,
  optionalParagraph,
  paragraph,
} from "#app/http/form.ts";
import { largestForm } from "#app/http/form-size.ts";
import { eitherWords, readAmountWith } from "#app/values/amount.ts";
import type { Language } from "#app/values/language.ts";
import { type Cents, type Currency, type Decimals, decimalsOf } from "#app/values/money.ts";
import type { Message, WordKey } from "#app/values/word-key.ts";
import { recordedWays } from "./money.ts";

const texts = { terms: 500, note: 500, wayName: 40 } as const;

const key = (word: WordKey) => word;

const id = z.string().max(64).optional().catch(undefined);

/** A calendar day, as 2026-11-23, up to this one. */
export const dayUntil = (today: string) =>
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
    /** Whether the member confirmed a date before that of the last invoice. */
    earlier: z.literal("yes").optional().catch(undefined),
    terms: optionalParagraph(texts.terms).default(""),
  });

type CreditFacts = { currency: Currency; decimals: Decimals; language: Language };

/** Form of a credit note: amount or lines, and the reason. Without a kind, all is reversed. */
export const creditForm = ({ currency, decimals, language }: CreditFacts) =>
  z
    .object({
      id,
      take: choice(takenKinds).default("all"),
      amount: z.string().max(200).default(""),
      lines: z.array(z.string().max(80)).max(largestForm.fields).default([]),
      reason: paragraph(texts.note),
    })
    .transform(({ take, amount, lines, ...form }, context) => {
      const read: CreditExtent | undefined =
        take === "all"
          ? { kind: take }
          : take === "lines"
            ? { kind: take, lines }
            : amountIn(amount, { currency, decimals, language, context, path: ["amount"] });
      return read ? { ...form, taken: read } : z.NEVER;
    });

export const noteField = optionalParagraph(texts.note).default("");
export const wayFields = {
  way: choice(recordedWays),
  wayName: optionalLine(texts.wayName).default(""),
};

type PaymentFacts = {
  currency: Currency;
  language: Language;
  today: string;
  /** Whether a card payment from the link may be returned to the card. */
  toCard?: boolean;
};

const refundWays = ["cardLink", ...recordedWays] as const;

export const paymentForm = ({ currency, language, today, toCard = false }: PaymentFacts) =>
  z.object({
    id,
    kind: choice(paymentKinds),
    /** Number of an invoice; empty for a deposit. */
    for: z
      .string()
      .regex(/^([1-9]\d{0,8})?$/)
      .transform((text) => (text ? Number(text) : null)),
    amount: amountField({ currency, language }),
    ...wayFields,
    way: choice(refundWays).refine((way) => toCard || way !== "cardLink", key("ui:form.choice")),
    /** Whether a refund also credits the invoice. */
    credit: z.enum(["yes", "no"]).optional().catch(undefined),
    date: dayUntil(today),
    note: noteField,
  });

/** An amount as it was typed, in the decimals of a currency. */
export const amountField = ({ currency, language }: Omit<PaymentFacts, "today">) =>
  z.string(key("ui:form.required")).transform((text, context): Cents => {
    const decimals = decimalsOf[currency];
    const read = amountIn(text, { currency, decimals, language, context, path: [] });
    return read ? read.amount : z.NEVER;
  });

type AmountFacts = CreditFacts & { context: z.RefinementCtx; path: string[] };

/** Parses a typed amount; undefined with a message at its field. */
function amountIn(text: string, { currency, decimals, language, context, path }: AmountFacts) {
  const read = readAmountWith(text, { currency, decimals });
  if (read && "either" in read) {
    const params = eitherWords(read.either, currency, language);
    context.addIssue({ code: "custom", message: key("invoices:payment.either"), params, path });
  } else if (read) return { kind: "amount", amount: read.cents } as const;
  else context.addIssue({ code: "custom", message: key("ui:form.money"), path });
  return undefined;
}

/** Answer of a form with a problem at one field. */
export const problemAt = (values: FormValues, field: string, message: Message) => ({
  ok: false as const,
  error: { key: "ui:form.fix" } satisfies Message,
  fields: { [field]: message },
  values,
});
