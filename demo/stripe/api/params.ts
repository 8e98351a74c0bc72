import { z } from "zod";
import { Refusal } from "../refusal.ts";
import type { Tree } from "./form.ts";

/**
 * The names of Stripe's parameters that the stand-in supports: one that Stripe does not have fails
 * to compile.
 */
export type Names<Params> = Partial<Record<keyof Params, z.ZodType>>;

export const text = z.string().min(1).max(5000);
/** An address on the web; nothing that a browser would run. */
export const address = text.refine(
  (value) => /^https?:\/\//.test(value) && URL.canParse(value),
  "Not a valid URL",
);
export const yesOrNo = z.enum(["true", "false"]).transform((word) => word === "true");
export const whole = z
  .string()
  .regex(/^-?\d{1,15}$/)
  .transform(Number);
export const expand = z.array(text).max(20).optional();

/** Keys with values; an empty value takes a key away, and an empty text all of them. */
export const metadata = z
  .union([z.literal(""), z.record(z.string().max(40), z.string().max(500))])
  .optional();

/** Parameters of every list. */
export const paging = {
  limit: whole.pipe(z.number().min(1).max(100)).default(10),
  starting_after: text.optional(),
  expand,
};

/** The parameters of a call. @throws Refusal in Stripe's words for the first thing that is wrong */
export function readParams<Schema extends z.ZodType>(
  schema: Schema,
  given: Tree,
): z.output<Schema> {
  const read = schema.safeParse(given);
  if (read.success) return read.data;
  throw refusalOf(read.error.issues[0]!, given);
}

function refusalOf(issue: z.core.$ZodIssue, given: Tree): Refusal {
  const param = nameOf(issue.path);
  if (issue.code === "unrecognized_keys") {
    const unknown = issue.keys.map((key) => nameOf([...issue.path, key]));
    const kind = unknown.length === 1 ? "parameter" : "parameters";
    return new Refusal(`Received unknown ${kind}: ${unknown.join(", ")}`, {
      code: "parameter_unknown",
      param: unknown[0],
    });
  }
  const value = valueAt(given, issue.path);
  if (value === undefined)
    return new Refusal(`Missing required param: ${param}.`, { code: "parameter_missing", param });
  if (value === "") {
    const message = `You passed an empty string for '${param}'. We assume empty values are an attempt to unset a parameter; however '${param}' cannot be unset.`;
    return new Refusal(message, { code: "parameter_invalid_empty", param });
  }
  const shown = typeof value === "string" ? value : JSON.stringify(value);
  return new Refusal(`Invalid ${param}: ${shown}`, { param });
}

const nameOf = (path: PropertyKey[]): string =>
  path.map((part, at) => (at === 0 ? String(part) : `[${String(part)}]`)).join("");

function valueAt(tree: unknown, path: PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (at, part) =>
      typeof at === "object" && at !== null
        ? (at as Record<PropertyKey, unknown>)[part]
        : undefined,
    tree,
  );
}

/** Metadata after a change to it. */
export function mergeMetadata(
  before: Record<string, string>,
  change: z.output<typeof metadata>,
): Record<string, string> {
  if (change === undefined) return before;
  if (change === "") return {};
  const after = { ...before, ...change };
  return Object.fromEntries(Object.entries(after).filter(([, value]) => value !== ""));
}
