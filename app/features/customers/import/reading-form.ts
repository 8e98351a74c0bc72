import { z } from "zod";
import { choice } from "#app/http/form.ts";
import type { FormSize } from "#app/http/form-size.ts";
import type { WordKey } from "#app/values/word-key.ts";
import { delimiters } from "./file/delimiter.ts";
import { encodings } from "./file/encoding.ts";
import { type ImportColumns, importLimits, isImportField, isRepeatable } from "./file/fields.ts";

const key = (word: WordKey) => word;

export const readingFormSize: FormSize = { bytes: 16 * 1024, fields: importLimits.columns + 10 };

/** Settings that a file is read with. Its columns are the fields `column0`, `column1` and so on. */
export const readingForm = z
  .object({ encoding: choice(encodings), delimiter: choice(delimiters), skipped: z.string() })
  .catchall(z.string())
  .transform(({ encoding, delimiter, skipped, ...fields }, context) => {
    const columns: ImportColumns = [];
    for (let at = 0; at < importLimits.columns; at++) {
      const field: unknown = (fields as Record<string, unknown>)[`column${at}`];
      if (field === undefined) break;
      const chosen = isImportField(field) ? field : null;
      if (chosen && columns.includes(chosen) && !isRepeatable(chosen))
        context.addIssue({
          code: "custom",
          path: [`column${at}`],
          message: key("imports:columns.twice"),
        });
      columns.push(chosen);
    }
    const names = ["firstName", "lastName", "fullName", "company"] as const;
    if (!names.some((name) => columns.includes(name)))
      context.addIssue({
        code: "custom",
        path: ["column0"],
        message: key("imports:columns.noName"),
      });
    return { encoding, delimiter, skipped: skippedOf(skipped) ?? 0, columns };
  });

const skippedOf = (text: string | null): number | undefined =>
  /^\d{1,2}$/.test(text ?? "") ? Math.min(Number(text), importLimits.skipped) : undefined;

/** Reads these settings from an address. */
export const readingOf = (search: URLSearchParams) => ({
  encoding: encodings.find((one) => one === search.get("encoding")),
  delimiter: delimiters.find((one) => one === search.get("delimiter")),
  skipped: skippedOf(search.get("skipped")),
});
