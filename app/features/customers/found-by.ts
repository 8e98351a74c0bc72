import { fold } from "#app/values/fold.ts";
import { compatible } from "#app/values/normal-form.ts";
import { isNoPlate } from "./no-plate.ts";
import { cleanVin } from "./vin/vin.ts";

/**
 * A name as it is compared and sorted: folded, without apostrophes and periods, other punctuation
 * as a space. `María O'Brien-Ruiz` is `maria obrien ruiz`.
 */
export function nameFoundBy(firstName: string, lastName: string): string {
  const folded = fold(compatible(`${firstName} ${lastName}`));
  return wordsOfName(folded).join(" ") || folded;
}

/** The words of a folded name or company. */
export const wordsOfName = (folded: string): string[] =>
  folded
    .replace(/[.'’‘`´]/g, "")
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/**
 * Letters and digits alone, so that `ABC-123`, `ABC 123` and `abc123` are one plate. Null where it
 * says that there is none.
 */
export function plateFoundBy(plate: string): string | null {
  const folded = fold(compatible(plate)).replace(/[^\p{L}\p{N}]+/gu, "");
  return folded === "" || isNoPlate(folded) ? null : folded;
}

export const emailFoundBy = (email: string | null): string | null =>
  email?.trim().toLowerCase() || null;

/** A VIN as it is stored and compared: capital letters and digits alone. */
export const vinFoundBy = (vin: string | null): string | null =>
  cleanVin(vin ?? "").replace(/[^\p{L}\p{N}]+/gu, "") || null;
