import { sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { storedProblems } from "#app/features/customers/import/shown-import.ts";
import { customerImportRows } from "#app/features/customers/import.tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { insertSelect } from "#app/platform/db/insert-select.server.ts";
import type { Plan } from "./plan.ts";

const field = (name: string) => sql`value ->> ${sql.raw(`'${name}'`)}`;

/** A row that is refused, or comes in without some of what it says. */
export type Noted = Plan["partial"][number] & { outcome: "refused" | "partial" };

/** The rows that are noted, with what they say. */
export const writeNoted = (
  db: Db,
  noted: readonly (Noted & { sample: string; cells: string[] })[],
  { shopId, importId }: { shopId: string; importId: string },
): BatchItem<"sqlite"> =>
  insertSelect(
    db,
    customerImportRows,
    {
      shopId,
      importId,
      row: field("row"),
      outcome: field("outcome"),
      problem: field("problem"),
      field: field("field"),
      sample: field("sample"),
      cells: field("cells"),
      customerId: field("customerId"),
      vehicleId: field("vehicleId"),
    },
    sql`FROM json_each(${JSON.stringify(
      noted.map(({ problems, cells, ...one }) => ({
        ...one,
        cells: JSON.stringify(cells),
        ...storedProblems(problems),
      })),
    )}) WHERE 1`,
  );
