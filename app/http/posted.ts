import type { z } from "zod";
import type { WordKey } from "#app/values/word-key.ts";
import { attempt, refuse } from "./answers.ts";
import { type FormValues, readForm, receiveForm } from "./form.ts";
import type { FormSize } from "./form-size.ts";

/** The form of an action: its schema, its size, and the message if the work fails. */
export type FormRule<Schema extends z.ZodType> = {
  /** Fields that a person corrects: refusals name them, and return what was typed. */
  form?: Schema;
  /** Hidden fields of a button: `failed` is the message for these, too. */
  button?: Schema;
  size?: FormSize;
  failed: WordKey;
};

/** Reads the form, if there is one, and runs the work with its value and what was typed. */
export async function runPosted<Schema extends z.ZodType, Answer>(
  request: Request,
  { form, button, size, failed }: FormRule<Schema>,
  work: (value: z.infer<Schema>, values: FormValues) => Promise<Answer>,
): Promise<Answer | ReturnType<typeof refuse>> {
  const schema = form ?? button;
  if (!schema) return attempt(failed, () => work(undefined as z.infer<Schema>, {}));
  const read = await readForm(request, schema, size);
  if (!read.ok) return refuse(button ? failed : read);
  const { value, values } = read;
  const reason = button ? failed : { error: { key: failed }, values };
  return attempt(reason, () => work(value, values));
}

/** A form whose schema depends on stored data: the action gets what was typed, and checks it. */
export type OpenForm = { receives: FormSize; failed: WordKey };
export type TypedForm = Awaited<ReturnType<typeof receiveForm>>;

export async function runReceived<Answer>(
  request: Request,
  { receives, failed }: OpenForm,
  work: (form: TypedForm) => Promise<Answer>,
): Promise<Answer | ReturnType<typeof refuse>> {
  const form = await receiveForm(request, receives);
  return attempt({ error: { key: failed }, values: form.values }, () => work(form));
}
