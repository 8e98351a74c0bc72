import { z } from "zod";
import type { Message, WordKey } from "#app/values/word-key.ts";
import type { Refusal } from "./answers.ts";
import { cleanText, isUnseen } from "./clean-text.ts";
import { readBody } from "./form-body.ts";
import { type FormSize, smallForm } from "./form-size.ts";

type FormResult<Value> =
  | { ok: true; value: Value; values: FormValues }
  | ({ ok: false } & Omit<Refusal, "ok">);
export type FormValues = Record<string, string | string[]>;

/**
 * Reads a posted form against a schema. A refusal has one message per invalid field and the posted
 * values, so that the page shows them again. Passwords and files are never sent back. Each schema
 * message is a `WordKey`. `size`: the limits of this form.
 */
export async function readForm<Schema extends z.ZodType>(
  request: Request,
  schema: Schema,
  size: FormSize = smallForm,
): Promise<FormResult<z.infer<Schema>>> {
  return (await receiveForm(request, size)).check(schema);
}

/**
 * Reads a form in two steps, where its schema depends on stored data: the input, then the check.
 */
export async function receiveForm(request: Request, size: FormSize) {
  const form = await readBody(request, size);
  const values = form instanceof FormData ? shownValues(form) : undefined;
  const check = <Schema extends z.ZodType>(schema: Schema): FormResult<z.infer<Schema>> => {
    if (form === "tooLarge") return { ok: false, error: { key: "ui:form.tooLarge" } };
    if (!form) return { ok: false, error: { key: "ui:form.unreadable" } };
    return checkForm(form, schema);
  };
  return { values, check };
}

/** Checks a form that has been read already. */
export function checkForm<Schema extends z.ZodType>(
  form: FormData,
  schema: Schema,
): FormResult<z.infer<Schema>> {
  const values = typed(form);
  const parsed = schema.safeParse(values);
  const shown = shownValues(form);
  if (parsed.success) return { ok: true, value: parsed.data, values: shown };
  const fields: Record<string, Message> = {};
  for (const issue of parsed.error.issues) fields[issue.path.join(".")] ??= asMessage(issue);
  return { ok: false, error: { key: "ui:form.fix" }, fields, values: shown };
}

/**
 * The values of a form that may be shown again: every text but passwords, tokens and the codes of
 * two-step sign-in.
 */
export function shownValues(form: FormData): FormValues {
  const {
    password: _,
    newPassword: __,
    currentPassword: ___,
    code: ____,
    passkey: _____,
    authToken: ______,
    ...shown
  } = typed(form);
  return shown;
}

/** Every text of a form by its name; a name that ends in `[]` is a list. */
function typed(form: FormData): FormValues {
  const values: FormValues = Object.create(null);
  const lists: Record<string, string[]> = Object.create(null);
  for (const [name, value] of form) {
    if (typeof value !== "string") continue;
    if (!name.endsWith("[]")) values[name] ??= value;
    else if (lists[name]) lists[name].push(value);
    else {
      lists[name] = [value];
      values[name.slice(0, -2)] = lists[name];
    }
  }
  return { ...values };
}

function asMessage(issue: z.core.$ZodIssue): Message {
  const key = (issue.message.includes(":") ? issue.message : "ui:form.choice") as WordKey;
  if (issue.code === "custom" && typeof issue.params?.max === "number")
    return { key, params: { max: issue.params.max } };
  if (issue.code === "too_big") return { key, params: { max: shownLimit(issue.maximum) } };
  if (issue.code === "too_small") return { key, params: { min: Number(issue.minimum) } };
  if (issue.code === "custom" && issue.params) return { key, params: issue.params };
  return { key };
}

/** A large limit as both languages write it; one below 10,000, which may be a year, as it is. */
const shownLimit = (limit: number | bigint): string | number =>
  limit < 10_000 ? Number(limit) : new Intl.NumberFormat("en-US").format(limit);

const key = (word: WordKey) => word;

/**
 * A text as stored (`cleanText`). A text far longer than `max` is refused before cleaning, which at
 * most halves it: double line ends, and letters with separate accents. Invisible characters are no
 * text.
 */
const cleaned = (max: number, unseen: "empty" | "refused") =>
  z.string(key("ui:form.required")).transform((text, context) => {
    const refused = (message: WordKey) => {
      context.addIssue({ code: "custom", message, params: { max } });
      return z.NEVER;
    };
    if (text.length > 4 * max + 256) return refused("ui:form.tooLong");
    const clean = cleanText(text);
    if (!isUnseen(clean)) return clean;
    return unseen === "refused" && text.trim() !== "" ? refused("ui:form.unseen") : "";
  });

const oneLine = (text: string) => text.replace(/\s+/g, " ");
const asItIs = (text: string) => text;

/**
 * A required text of one line. `change`: applied before it is measured and stored. `missing`: the
 * message if it is empty.
 */
export const line = (max: number, change = asItIs, missing: WordKey = "ui:form.required") =>
  z
    .string(missing)
    .pipe(cleaned(max, "empty"))
    .transform((text) => change(oneLine(text)))
    .pipe(z.string().min(1, missing).max(max, key("ui:form.tooLong")));

/**
 * An optional text of one line; "" when it is left out. Invisible input is not taken for an empty
 * one.
 */
export const optionalLine = (max: number) =>
  cleaned(max, "refused")
    .transform(oneLine)
    .pipe(z.string().max(max, key("ui:form.tooLong")));

/** A required text of many lines. */
export const paragraph = (max: number) =>
  cleaned(max, "empty").pipe(
    z.string().min(1, key("ui:form.required")).max(max, key("ui:form.tooLong")),
  );

/** A text of many lines that may be left out; then it is "". */
export const optionalParagraph = (max: number) =>
  cleaned(max, "refused").pipe(z.string().max(max, key("ui:form.tooLong")));

/**
 * The email as stored: lower case, at most 254 characters (RFC 5321), without the invisible
 * characters that addresses copied from contacts have.
 */
export const email = cleaned(254, "empty")
  .transform((text) => asciiDomain(text.replace(unseenSigns, "").toLowerCase()))
  .pipe(
    z
      .string()
      .min(1, key("ui:form.required"))
      .max(254, key("ui:form.tooLong"))
      .pipe(z.email(key("ui:form.email"))),
  );

const unseenSigns = /[\p{Cf}\p{Variation_Selector}]/gu;

/**
 * A domain in other scripts as mail services accept it: `taller-muñoz.mx` is
 * `xn--taller-muoz-9db.mx`.
 */
function asciiDomain(address: string): string {
  const [, name, domain] = /^([^@]+)@([^@\s/?#:]+)$/.exec(address) ?? [];
  if (!name || !domain || /^[\0-\x7f]*$/.test(domain)) return address;
  const url = URL.parse(`http://${domain}`);
  return url ? `${name}@${url.hostname}` : address;
}

/** The version of the row that a form was opened with (`saveAt`); undefined when it names none. */
export const version = z
  .string()
  .regex(/^\d{1,15}$/)
  .transform(Number)
  .optional()
  .catch(undefined);

/** A word of a list. */
export const choice = <const Words extends readonly [string, ...string[]]>(words: Words) =>
  z.enum(words, key("ui:form.choice"));

/** `stay`: sent by a list, which stays on its page; a page of its own redirects to the list. */
export const stayForm = z.object({ stay: z.string().optional() });
