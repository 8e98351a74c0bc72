import { type SQL, sql } from "drizzle-orm";
import { v7 as newId } from "uuid";
import type { Db } from "#app/platform/db/db.server.ts";
import { insertSelect } from "#app/platform/db/insert-select.server.ts";
import type { PricedMaterial } from "./price.ts";
import type { PricedQuote } from "./quote.ts";
import { repairMaterials, repairQuotes } from "./tables.server.ts";

/** The columns of what a quote says, apart from its lines. */
export const contentOf = ({
  description,
  laborHours,
  laborCost,
  partsCost,
  totalAmount,
}: PricedQuote) => ({
  description,
  laborHours,
  laborCost,
  partsCost,
  totalAmount,
});

const line = (field: string) => sql.raw(`line.${field}`);

// All lines in one statement, as JSON: a D1 statement takes at most 100 bound parameters. They go
// to the quote that `where` finds.
export const insertMaterials = (
  db: Db,
  materials: readonly PricedMaterial[],
  where: SQL | undefined,
) =>
  insertSelect(
    db,
    repairMaterials,
    {
      userId: repairQuotes.userId,
      id: line("value ->> 'id'"),
      quoteId: repairQuotes.id,
      position: line("key"),
      name: line("value ->> 'name'"),
      quantity: line("value ->> 'quantity'"),
      unitPrice: line("value ->> 'unitPrice'"),
      totalPrice: line("value ->> 'totalPrice'"),
    },
    sql`FROM ${repairQuotes}
      CROSS JOIN json_each(${JSON.stringify(materials.map((material) => ({ ...material, id: newId() })))}) AS line
      WHERE ${where}`,
  );
