import { z } from "zod";
import { choice, line, optionalLine, version } from "#app/http/form.ts";
import { formOf } from "#app/http/form-size.ts";
import { checkAddress } from "#app/platform/web/inward.ts";
import { languages } from "#app/values/language.ts";
import type { WordKey } from "#app/values/word-key.ts";

const key = (word: WordKey) => word;

const longestAddress = 1_000;

/** A public web address, normalized. */
const address = line(longestAddress).transform((text, context) => {
  const checked = checkAddress(text);
  if (checked.ok && checked.url.href.length <= longestAddress) return checked.url.href;
  // Non-ASCII characters take up to nine characters when encoded.
  if (checked.ok)
    context.addIssue({
      code: "custom",
      message: key("ui:form.tooLong"),
      params: { max: longestAddress },
    });
  if (checked.ok) return z.NEVER;
  const message = key(checked.problem === "inward" ? "news:source.inward" : "news:source.address");
  context.addIssue({ code: "custom", message });
  return z.NEVER;
});

const fields = {
  name: line(80),
  url: address,
  language: choice(languages),
  active: z
    .string()
    .optional()
    .transform((ticked) => ticked !== undefined),
};
const id = z
  .string()
  .regex(
    /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}$/,
    key("ui:form.unreadable"),
  );

/** A source as saved; its selector is parsed afterwards (`selectorProblem`). */
const sourceForm = z.object({ ...fields, selector: line(300) });
export const newSourceForm = sourceForm.extend({ id });
export const editedSourceForm = sourceForm.extend({ version });
/** A preview needs no name, and for a feed no selector. */
export const previewForm = z.object({
  url: address,
  language: fields.language,
  selector: optionalLine(300).optional().default(""),
});

/** The maximum size of the form. */
export const sourceFormSize = formOf(longestAddress + 400);
