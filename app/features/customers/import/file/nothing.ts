import { fold } from "#app/values/fold.ts";
import type { ImportField } from "./fields.ts";

/** Placeholders for an empty value, folded, letters and digits only. */
const words = new Set(
  `na nd sd sn none nil null nan no ninguno ninguna notiene nohay nosabe nodio nodisponible noaplica
  nodata desconocido desconocida unknown unk tbd pendiente pending sintelefono sincelular sinnumero
  sincorreo sinemail sinmail nophone nonumber noemail nomail novin sinvin sinserie sinplacas sinplaca
  notprovided notgiven blank empty vacio`.split(/\s+/),
);

const always: readonly ImportField[] = [
  "firstName",
  "lastName",
  "fullName",
  "note",
  "customerId",
  "vehicleId",
];

/** Whether a cell is a placeholder: `N/A`, `sin teléfono`, `-`. A name never is. */
export function isNothing(field: ImportField, cell: string): boolean {
  if (always.includes(field) || cell.length > 40) return false;
  const letters = fold(cell).replace(/[^\p{L}\p{N}]+/gu, "");
  return letters === "" ? /^[-–—.?*_/\s]+$/.test(cell) : words.has(letters);
}
