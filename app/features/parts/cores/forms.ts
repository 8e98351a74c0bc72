import { z } from "zod";
import { amountField } from "#app/features/money/forms.ts";
import { coreStates } from "#app/features/parts/part.ts";
import { choice, version } from "#app/http/form.ts";
import type { Language } from "#app/values/language.ts";
import type { Currency } from "#app/values/money.ts";
import type { WordKey } from "#app/values/word-key.ts";

const key = (word: WordKey) => word;

/** Parses a typed charge; null for none. */
export const chargeField = (facts: { currency: Currency; language: Language }) =>
  z.preprocess(
    (text) => (typeof text === "string" && text.trim() ? text : null),
    amountField(facts)
      .pipe(z.number().positive(key("ui:form.money")))
      .nullable(),
  );

export const coreForm = (facts: { currency: Currency; language: Language }) =>
  z.object({ charge: chargeField(facts), state: choice(coreStates).default("open"), version });
