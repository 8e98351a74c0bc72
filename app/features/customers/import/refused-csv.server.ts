import type { Db } from "#app/platform/db/db.server.ts";
import type { TFunction } from "#app/values/translate.ts";
import { byteOrderMark, csvLine } from "./file/csv-cell.ts";
import type { ImportColumns } from "./file/fields.ts";
import { listNoted, refusedPerPage } from "./imports.server.ts";
import type { ImportRow } from "./portion.server.ts";
import { type NotedRow, reasonOf, sheetRow } from "./shown-import.ts";

/**
 * Streams the refused and incomplete rows in the file's own columns, to be corrected and imported
 * again. Leading columns hold the reason and the ids that a row became: with these it stays the
 * same customer and vehicle, whatever is corrected.
 */
export async function* exportNoted(db: Db, row: ImportRow, t: TFunction): AsyncGenerator<string> {
  const headings = (row.headings ?? []) as string[];
  const columns = row.columns as ImportColumns;
  const ref = { shopId: row.shopId, importId: row.id };
  const ids = (["customerId", "vehicleId"] as const).filter((id) => !columns.includes(id));
  const line = (one: NotedRow) => {
    const cells = ((one.cells as string[] | null) ?? [one.sample]).map((cell, at) => {
      const id = columns[at];
      return (id === "customerId" || id === "vehicleId") && cell === "" ? (one[id] ?? "") : cell;
    });
    const why = `${t("imports:result.row")} ${sheetRow(one.row, row.skipped)}. ${reasonOf(one, t)}`;
    return csvLine([why, ...ids.map((id) => one[id] ?? ""), ...cells]);
  };
  const own = [t("imports:result.problem"), ...ids.map((id) => t(`imports:field.${id}`))];
  yield byteOrderMark + csvLine([...own, ...headings]);
  for (const outcome of ["refused", "partial"] as const)
    for (let after = 0, more = true; more; ) {
      const rows = (await listNoted(db, ref, after, outcome)) as NotedRow[];
      yield rows.slice(0, refusedPerPage).map(line).join("");
      after = rows.at(refusedPerPage - 1)?.row ?? after;
      more = rows.length > refusedPerPage;
    }
}
