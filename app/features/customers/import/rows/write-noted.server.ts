import type { BatchItem } from "drizzle-orm/batch";
import { storedProblems } from "#app/features/customers/import/shown-import.ts";
import { customerImportRows } from "#app/features/customers/import.tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { insertRows } from "#app/platform/db/json-rows.server.ts";
import type { Plan } from "./plan.ts";

/** A refused or incomplete row. */
export type Noted = Plan["partial"][number] & { outcome: "refused" | "partial" };

/** Statement that stores the noted rows, with their cells. */
export const writeNoted = (
  db: Db,
  noted: readonly (Noted & { sample: string; cells: string[] })[],
  { shopId, importId }: { shopId: string; importId: string },
): BatchItem<"sqlite"> =>
  insertRows(
    db,
    customerImportRows,
    noted.map(({ problems, cells, ...one }) => ({
      ...one,
      cells: JSON.stringify(cells),
      ...storedProblems(problems),
    })),
    { shopId, importId },
  );
