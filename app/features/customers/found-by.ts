import { fold } from "#app/values/fold.ts";
import { compatible } from "#app/values/normal-form.ts";
import { cleanVin } from "./vin/vin.ts";

/**
 * A name in the form that is compared and sorted: folded, without apostrophes and periods, other
 * punctuation as a space. `María O'Brien-Ruiz` is `maria obrien ruiz`.
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

/** Letters and digits only: `ABC-123` is `abc123`. Null for a text such as "none". */
export function plateFoundBy(plate: string): string | null {
  const folded = fold(compatible(plate)).replace(/[^\p{L}\p{N}]+/gu, "");
  return folded === "" || isNoPlate(folded) ? null : folded;
}

export const emailFoundBy = (email: string | null): string | null =>
  email?.trim().toLowerCase() || null;

/** A VIN as it is stored and compared: capital letters and digits only. */
export const vinFoundBy = (vin: string | null): string | null =>
  cleanVin(vin ?? "").replace(/[^\p{L}\p{N}]+/gu, "") || null;

/** Entries that mean a car without plates: letters and digits only, as plates are compared. */
const noPlates = new Set(
  `na nd sd sn none no nil null nope noplate noplates notag notags noplaca noplacas notiene nohay
  sinplaca sinplacas sinpatente sinmatricula sinchapa sindominio sin temp temptag temps tmp temporary
  temporal papertag paper dealer dealertag dealerplate dealerplates pending pendiente pend tbd unknown
  unk desconocida desconocido ninguna ninguno new newcar nueva nuevo entramite tramite permiso test
  plate placa placas patente`.split(/\s+/),
);

/** Whether a folded plate means that there is none: `TEMP`, `N/A`, `XXX`, `0`. */
const isNoPlate = (folded: string): boolean => noPlates.has(folded) || /^(?:0+|x+)$/.test(folded);
