import { z } from "zod";
import { type Money, readPrices } from "#app/features/quotes/form/quote-input.ts";
import { quoteLimits } from "#app/features/quotes/quote.ts";
import { line, version } from "#app/http/form.ts";
import { formOf } from "#app/http/form-size.ts";
import type { Cents } from "#app/values/money.ts";
import type { WordKey } from "#app/values/word-key.ts";
import { type CannedQuote, cannedLimits } from "./canned.ts";

/** `id`: generated with the form, so that a repeated post saves one canned quote. */
export const saveCannedForm = z.object({
  name: line(cannedLimits.name),
  id: z.string().optional().catch(undefined),
});

const lines = quoteLimits.materials + quoteLimits.laborLines;
export const cannedFormSize = formOf(cannedLimits.name + lines * 80);

/** A material needs a price; labor without one costs the current rate. */
export const cannedForm = ({ materials }: CannedQuote, money: Money) =>
  z
    .object({
      name: line(cannedLimits.name),
      version,
      lineId: z.array(z.string()).default([]),
      linePrice: z.array(z.string()).default([]),
    })
    .transform(({ lineId, linePrice, ...form }, context) => {
      const prices = new Map<string, Cents | null>();
      for (const [at, id] of lineId.entries()) {
        const typed = linePrice[at]?.trim() ?? "";
        const isMaterial = materials.some((one) => one.id === id);
        if (typed === "" && !isMaterial) prices.set(id, null);
        else {
          const [price = 0, other] = readPrices(typed, money);
          if (other !== undefined || price <= 0 || price > quoteLimits.unitPrice) {
            context.addIssue({
              code: "custom",
              path: ["prices"],
              message: "canned:wrongPrice" satisfies WordKey,
            });
            return z.NEVER;
          }
          prices.set(id, price);
        }
      }
      return { ...form, prices };
    });
