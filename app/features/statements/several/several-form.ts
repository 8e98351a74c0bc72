import { z } from "zod";
import { amountField, dayUntil, noteField, wayFields } from "#app/features/money/forms.ts";
import { formOf } from "#app/http/form-size.ts";
import type { Language } from "#app/values/language.ts";
import type { Cents, Currency } from "#app/values/money.ts";

/** Most invoices of a payment. */
export const mostInvoices = 60;

export const partField = (number: number) => `on-${number}`;
export const severalFormSize = formOf(2_000 + mostInvoices * 20, mostInvoices + 20);

type Facts = { currency: Currency; language: Language; today: string; numbers: readonly number[] };

/** Form of a payment over several invoices; an empty part counts nothing. */
export const severalForm = ({ today, numbers, ...facts }: Facts) =>
  z
    .object({
      id: z.string().max(64).optional().catch(undefined),
      amount: amountField(facts),
      ...wayFields,
      date: dayUntil(today),
      note: noteField,
      ...Object.fromEntries(numbers.map((number) => [partField(number), partIn(facts)])),
    })
    .transform(({ id, amount, way, wayName, date, note, ...fields }) => {
      const typed = fields as Record<string, Cents | undefined>;
      const parts = numbers.flatMap((number) => {
        const cents = typed[partField(number)];
        return cents === undefined ? [] : [[number, cents] as const];
      });
      return { id, amount, way, wayName, date, note, parts: new Map(parts) };
    });

const partIn = (facts: Pick<Facts, "currency" | "language">) =>
  z
    .union([
      z
        .string()
        .trim()
        .length(0)
        .transform(() => undefined),
      amountField(facts),
    ])
    .optional();
