import { quoteLimits, type Rates, type StoredLabor } from "#app/features/quotes/quote.ts";
import { readDiscount, readLabor } from "./extras.ts";
import { laborRowsOf } from "./labor-rows.ts";
import type { Extras } from "./typed-quote.ts";

type LaborLines = { labor?: readonly StoredLabor[] };

/** What a form says of them; what is not good yet counts nothing. */
export function typedExtras(form: HTMLFormElement, rates: Rates & LaborLines): Extras {
  const typed = new FormData(form);
  const text = (name: string) => String(typed.get(name) ?? "");
  const list = (name: string) => typed.getAll(`${name}[]`).map(String);
  const names = ["laborId", "laborName", "laborTime", "laborLineRate", "laborRateId"];
  const discount = readDiscount(text("discount"), text("discountOn"), rates);
  const rows = laborRowsOf(Object.fromEntries(names.map((name) => [name, list(name)]))) ?? [];
  return {
    discount: discount && "either" in discount ? null : (discount ?? null),
    waived: text("noSupplies") === "yes",
    todaysTaxes: text("todaysTaxes") === "yes",
    labor: rows.flatMap((row) => readLabor(row, rates) ?? []).slice(0, quoteLimits.laborLines),
  };
}
