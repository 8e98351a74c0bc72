import { z } from "zod";
import { longest, signature } from "#app/features/approval/page/answer/answer-form.ts";
import { most } from "#app/features/approval/signature/strokes.ts";
import { choice, line } from "#app/http/form.ts";
import { type FormSize, formOf, largestForm } from "#app/http/form-size.ts";
import { languages } from "#app/values/language.ts";

/** Size limit of the form: characters of a signature take up to three bytes each. */
export const signFormSize: FormSize = {
  bytes: Math.min(formOf(longest.name).bytes + 3 * most.text, largestForm.bytes),
  fields: 10,
};

/** A name under a walk-round, and a drawn signature. */
export const signForm = z.object({
  key: z.string().max(64).default(""),
  language: choice(languages),
  name: line(longest.name, undefined, "approval:nameMissing"),
  signature,
});
