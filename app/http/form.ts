import { z } from "zod";
import type { Message, WordKey } from "#app/values/word-key.ts";
import type { Refusal } from "./answers.ts";

/** The most bytes a form without files may have. */
export const formLimit = 512 * 1024;

type Read<Value> = { ok: true; value: Value; values: FormValues } | ({ ok: false } & Omit<Refusal, "ok">);
export type FormValues = Record<string, string | string[]>;

/**
 * Reads a posted form against a schema. What does not fit comes back as one sentence per field and everything that was typed,
 * so that the page shows it again. Passwords and files are never sent back. Each schema message is a `WordKey`.
 */
export async function readForm<Schema extends z.ZodType>(request: Request, schema: Schema): Promise<Read<z.infer<Schema>>> {
  return (await receiveForm(request)).check(schema);
}

/** The same in two steps, for a form whose schema depends on what is stored: what was typed, then the check. */
export async function receiveForm(request: Request) {
  const form = await readBody(request, formLimit);
  const values = form instanceof FormData ? shownValues(form) : undefined;
  const check = <Schema extends z.ZodType>(schema: Schema): Read<z.infer<Schema>> => {
    if (form === "tooLarge") return { ok: false, error: { key: "ui:form.tooLarge" } };
    if (!form) return { ok: false, error: { key: "ui:form.unreadable" } };
    return checkForm(form, schema);
  };
  return { values, check };
}

/** The same for a form that is already in hand. */
export function checkForm<Schema extends z.ZodType>(form: FormData, schema: Schema): Read<z.infer<Schema>> {
  const values = typed(form);
  const parsed = schema.safeParse(values);
  const shown = shownValues(form);
  if (parsed.success) return { ok: true, value: parsed.data, values: shown };
  const fields: Record<string, Message> = {};
  for (const issue of parsed.error.issues) fields[issue.path.join(".")] ??= asMessage(issue);
  return { ok: false, error: { key: "ui:form.fix" }, fields, values: shown };
}

/**
 * The posted form; undefined when it cannot be read, "tooLarge" when it is more than `limit` bytes, whatever its headers say.
 * One that is too large is heard out, keeping nothing of it and up to `hearOut` bytes more: a browser that cannot finish sending never
 * shows the answer.
 */
export async function readBody(request: Request, limit: number, hearOut = drained): Promise<FormData | "tooLarge" | undefined> {
  const type = request.headers.get("content-type") ?? "";
  const readable = /^(multipart\/form-data|application\/x-www-form-urlencoded)/i.test(type);
  const large = Number(request.headers.get("content-length") ?? 0) > limit;
  if (large || !readable) {
    await discardBody(request, hearOut);
    return large ? "tooLarge" : undefined;
  }
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  try {
    for await (const chunk of chunksOf(request)) {
      size += chunk.byteLength;
      if (size > limit + hearOut) break;
      if (size <= limit) chunks.push(chunk);
    }
    if (size > limit) return "tooLarge";
    return await new Response(new Blob(chunks), { headers: { "content-type": type } }).formData();
  } catch {
    return undefined;
  }
}

/** What may be shown again of a form: every text but the passwords. */
export function shownValues(form: FormData): FormValues {
  const { password: _, newPassword: __, currentPassword: ___, ...shown } = typed(form);
  return shown;
}

type Chunks = AsyncIterable<Uint8Array<ArrayBuffer>>;
const chunksOf = (request: Request) => (request.body ?? new Blob([]).stream()) as Chunks;

/** How much of a refused body is still read: what is left unread breaks the next request on the same connection (locally, workerd). */
const drained = 8 * 1024 * 1024;

/** Reads a body that nobody wants to its end, or to a bound. */
export async function discardBody(request: Request, hearOut = drained): Promise<void> {
  let size = 0;
  try {
    for await (const chunk of chunksOf(request)) {
      size += chunk.byteLength;
      if (size > hearOut) return;
    }
  } catch {
    // The sender went away: nothing is left to read.
  }
}

/** Every text of a form by its name; a name that ends in `[]` is a list. */
function typed(form: FormData): FormValues {
  const values: FormValues = Object.create(null);
  for (const [name, value] of form) {
    if (typeof value !== "string") continue;
    if (name.endsWith("[]")) values[name.slice(0, -2)] = form.getAll(name).filter((one) => typeof one === "string");
    else values[name] ??= value;
  }
  return { ...values };
}

function asMessage(issue: z.core.$ZodIssue): Message {
  const key = (issue.message.includes(":") ? issue.message : "ui:form.choice") as WordKey;
  if (issue.code === "too_big") return { key, params: { max: Number(issue.maximum) } };
  if (issue.code === "too_small") return { key, params: { min: Number(issue.minimum) } };
  if (issue.code === "custom" && issue.params) return { key, params: issue.params };
  return { key };
}

// C0 and C1 controls but tab and line feed: nothing a person types, and NUL ends a text early in some readers.
const controls = /(?![\t\n])\p{Cc}/gu;

/** Text as it is kept: well-formed, composed (NFC), line ends as `\n`, no control characters, nothing around it. */
export const cleanText = (text: string): string =>
  text.toWellFormed().replace(/\r\n?/g, "\n").replace(controls, "").normalize("NFC").trim();

const key = (word: WordKey) => word;

/** A required text of one line. */
export const line = (max: number) =>
  z
    .string(key("ui:form.required"))
    .pipe(optionalLine(max))
    .pipe(z.string().min(1, key("ui:form.required")));

/** A text of one line that may be left out; then it is "". */
export const optionalLine = (max: number) =>
  z
    .string(key("ui:form.required"))
    .transform((text) => cleanText(text).replace(/\s+/g, " "))
    .pipe(z.string().max(max, key("ui:form.tooLong")));

/** A required text of many lines. */
export const paragraph = (max: number) =>
  z
    .string(key("ui:form.required"))
    .transform(cleanText)
    .pipe(z.string().min(1, key("ui:form.required")).max(max, key("ui:form.tooLong")));

/** The address as kept: lower case, at most 254 characters (RFC 5321). */
export const email = z
  .string(key("ui:form.required"))
  .transform((text) => cleanText(text).toLowerCase())
  .pipe(
    z
      .string()
      .min(1, key("ui:form.required"))
      .max(254, key("ui:form.tooLong"))
      .pipe(z.email(key("ui:form.email"))),
  );

/** One of a list of words. */
export const choice = <const Words extends readonly [string, ...string[]]>(words: Words) => z.enum(words, key("ui:form.choice"));
