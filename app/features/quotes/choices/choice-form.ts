import { z } from "zod";
import type { WordKey } from "#app/values/word-key.ts";
import { choiceLimits } from "./choice.ts";

/** Quotes to join into one choice. `id`: of the choice, so that a repeated post makes one. */
export const choiceForm = z.object({
  id: z.string().optional().catch(undefined),
  quotes: z
    .array(z.string().max(64))
    .default([])
    .transform((ids, context) => {
      const distinct = [...new Set(ids)];
      if (distinct.length < choiceLimits.least || distinct.length > choiceLimits.most)
        context.addIssue({
          code: "custom",
          message: "choices:fewOrMany" satisfies WordKey,
          params: { most: choiceLimits.most },
        });
      return distinct;
    }),
});
