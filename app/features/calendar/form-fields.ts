import { z } from "zod";
import { optionalLine } from "#app/http/form.ts";
import type { WordKey } from "#app/values/word-key.ts";

/** A box: anything but "yes" leaves it empty. */
export const tick = z
  .literal("yes")
  .optional()
  .catch(undefined)
  .transform((one) => one === "yes");

/** The id of a member; null for nobody in particular. */
export const memberId = optionalLine(64).transform((text) => text || null);

/** Converts a text with `reader`, or adds the message where it returns undefined. */
export const readAs = <Value>(
  reader: (text: string) => Value | undefined,
  message: WordKey,
  text: z.ZodType<string> = z.string(message),
) =>
  text.transform((typed, context) => {
    const found = reader(typed);
    if (found !== undefined) return found;
    context.addIssue({ code: "custom", message });
    return z.NEVER;
  });

/** The values of a text's parts; undefined if one cannot be read, or there are too many. */
export function readParts<Value>(
  text: string,
  separator: "," | "\n",
  read: (part: string) => Value | undefined,
  most: number,
): Value[] | undefined {
  const parts = text.split(separator).flatMap((part) => part.trim() || []);
  const values = parts.map(read).filter((one) => one !== undefined);
  return values.length === parts.length && parts.length <= most ? values : undefined;
}
