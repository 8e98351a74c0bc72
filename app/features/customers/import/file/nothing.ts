import { fold } from "#app/values/fold.ts";
import type { ImportField } from "./fields.ts";

/** What people write where there is nothing to write, folded, letters and digits alone. */
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

/** Whether a cell says that there is nothing: `N/A`, `sin teléfono`, `-`. A name is always one. */
export function isNothing(field: ImportField, cell: string): boolean {
  if (always.includes(field) || cell.length > 40) return false;
  const letters = fold(cell).replace(/[^\p{L}\p{N}]+/gu, "");
  return letters === "" ? /^[-–—.?*_/\s]+$/.test(cell) : words.has(letters);
}
