import { z } from "zod";
import { amountField, dayUntil, noteField } from "#app/features/money/forms.ts";
import { choice } from "#app/http/form.ts";
import type { Language } from "#app/values/language.ts";
import { type Currency, currencies } from "#app/values/money.ts";

/** The currency that a form names; the shop's where it names an unknown one. */
export const currencyOfCount = (text: unknown, usual: Currency): Currency =>
  currencies.find((one) => one === text) ?? usual;

type Facts = { currency: Currency; language: Language; today: string };

/** The cash that was counted on a day up to today. */
export const tillCountForm = ({ today, ...facts }: Facts) =>
  z.object({
    id: z.string().max(64).optional().catch(undefined),
    day: dayUntil(today),
    currency: choice(currencies),
    counted: amountField(facts),
    note: noteField,
  });
