import type { Refusal } from "#app/http/answers.ts";
import type { FormValues } from "#app/http/form.ts";
import { ruledRow } from "./materials/ruled-row.ts";
import { listsOf, type Money, rearrange, rowsOf } from "./quote-input.ts";

/**
 * Answers a form that one of its list buttons (`rearrange`) posted: its values with the lines
 * rearranged, saving nothing. Undefined for a post that saves.
 */
export function rearranged(
  values: FormValues | undefined,
  request: Request,
  money: Money,
): Omit<Refusal, "signIn"> | undefined {
  const typed = rowsOf(values ?? {}).map((row) => ruledRow(row, money));
  const rows = rearrange(typed, new URL(request.url).searchParams, money);
  if (!rows) return undefined;
  if (rows === "invalid")
    return { ok: false, fields: { materials: { key: "quotes:fillMaterials" } }, values };
  return { ok: false, values: { ...values, ...listsOf(rows) } };
}
