import { z } from "zod";
import type { Choice } from "#app/features/approval/decision.ts";
import type { Revision } from "#app/features/approval/revision/revision.ts";
import { most, readStrokes } from "#app/features/approval/signature/strokes.ts";
import { choicesIn } from "#app/features/quotes/choices/choice.ts";
import { choice, line, optionalLine } from "#app/http/form.ts";
import { type FormSize, formOf, largestForm } from "#app/http/form-size.ts";
import { type Language, languages } from "#app/values/language.ts";
import type { WordKey } from "#app/values/word-key.ts";

import { answerField, reasonField } from "./answer-fields.ts";

export const longest = { name: 120, reason: 300 } as const;

/** Size limit of a revision's form. Characters of a signature take up to three bytes each. */
export const answerFormSize = ({ quotes }: Pick<Revision, "quotes">): FormSize => {
  const { bytes, fields } = formOf(
    longest.name + quotes.length * longest.reason,
    10 + 2 * quotes.length,
  );
  return { bytes: Math.min(bytes + 3 * most.text, largestForm.bytes), fields };
};

export const signature = z
  .string()
  .default("")
  .transform((text, context) => {
    const strokes = readStrokes(text);
    if (strokes !== "bad") return strokes;
    context.addIssue({
      code: "custom",
      message: "approval:signature.bad" satisfies WordKey,
    });
    return z.NEVER;
  });

const answers = z.enum(["approve", "decline"], {
  error: "approval:choose" satisfies WordKey,
});

type Answered = Pick<Revision, "quotes">;

/** Fields for an answer to every quote, and a name. `nameMissing`: the error for an empty one. */
export const answerFields = ({ quotes }: Answered, nameMissing: WordKey) => ({
  key: z.string().max(64).default(""),
  language: choice(languages),
  name: line(longest.name, undefined, nameMissing),
  ...Object.fromEntries(
    quotes.flatMap(({ id }): [string, z.ZodType][] => [
      [answerField(id), answers],
      [reasonField(id), optionalLine(longest.reason).optional()],
    ]),
  ),
});

/** Refuses a second approval among alternatives, with the error on its answer. */
export const oneOfEach =
  ({ quotes }: Answered) =>
  (fields: Record<string, unknown>, context: z.core.$RefinementCtx): void => {
    for (const options of choicesIn(quotes)) {
      const [, ...more] = options.filter(({ id }) => fields[answerField(id)] === "approve");
      for (const { id } of more)
        context.addIssue({
          code: "custom",
          path: [answerField(id)],
          message: "approval:onlyOne" satisfies WordKey,
          input: fields,
        });
    }
  };

/** Choices from the validated fields of an answer. */
export function answersIn(
  { quotes }: Answered,
  { key, language, name, ...fields }: { key: string; language: Language; name: string },
) {
  const given = fields as Record<string, string | undefined>;
  const choices = quotes.map(({ id, number, totalAmount }): Choice => {
    const approved = given[answerField(id)] === "approve";
    const reason = approved ? null : given[reasonField(id)] || null;
    return { id, number, approved, reason, total: totalAmount };
  });
  return { key, language, name, choices };
}

/** The form of a customer. */
export const answerForm = (revision: Answered) =>
  z
    .object({ ...answerFields(revision, "approval:nameMissing"), signature })
    .superRefine(oneOfEach(revision))
    .transform(({ signature: strokes, ...fields }) => ({
      ...answersIn(revision, fields),
      strokes,
    }));
