import { and, eq, sql } from "drizzle-orm";
import { cannedLines, cannedQuotes } from "#app/features/quotes/tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { elementsOf } from "#app/platform/db/json-rows.server.ts";
import { type SaveOutcome, saveAt } from "#app/platform/db/save-at.server.ts";
import type { Cents } from "#app/values/money.ts";
import { type CannedQuote, nameKeyOf } from "./canned.ts";

type Change = {
  name: string;
  /** Price of each line by its id; null for the current rate. */
  prices: ReadonlyMap<string, Cents | null>;
  version: number;
  now: number;
};

/** Renames a canned quote and sets its prices. "taken": another canned quote has the name. */
export async function editCanned(
  db: Db,
  { shopId, canned }: { shopId: string; canned: CannedQuote },
  { name, prices, version, now }: Change,
): Promise<SaveOutcome | "taken"> {
  const lines = [...canned.materials, ...canned.labor];
  const changed = lines.flatMap(({ id, unitPrice }) => {
    const price = prices.get(id);
    return price === undefined || price === unitPrice ? [] : [{ id, price }];
  });
  const nameKey = nameKeyOf(name);
  const other = sql`SELECT 1 FROM canned_quotes c WHERE c.shop_id = ${shopId}
    AND c.name_key = ${nameKey} AND c.id <> ${canned.id}`;
  const saved = await saveAt(db, {
    table: cannedQuotes,
    column: cannedQuotes.version,
    row: and(eq(cannedQuotes.shopId, shopId), eq(cannedQuotes.id, canned.id)),
    version,
    set: {
      name,
      nameKey,
      updatedAt: new Date(now),
      ...(changed.length > 0 && { pricedAt: new Date(now) }),
    },
    provided: sql`NOT EXISTS (${other})`,
    before: (holds) => [
      db
        .update(cannedLines)
        .set({
          unitPrice: sql`(SELECT line.value ->> 'price' FROM ${elementsOf(changed, "line")}
            WHERE line.value ->> 'id' = ${cannedLines.id})`,
          updatedAt: new Date(now),
        })
        .where(
          and(
            eq(cannedLines.shopId, shopId),
            eq(cannedLines.cannedQuoteId, canned.id),
            sql`${cannedLines.id} IN (SELECT line.value ->> 'id'
              FROM ${elementsOf(changed, "line")})`,
            sql`EXISTS (SELECT 1 FROM ${cannedQuotes} WHERE ${holds})`,
          ),
        ),
    ],
  });
  if (saved !== "overtaken") return saved;
  const [taken] = await db.all(other);
  return taken ? "taken" : "overtaken";
}

/** Deletes a canned quote with its lines (the foreign key cascades). */
export async function removeCanned(db: Db, shopId: string, id: string): Promise<boolean> {
  const removed = await db
    .delete(cannedQuotes)
    .where(and(eq(cannedQuotes.shopId, shopId), eq(cannedQuotes.id, id)))
    .returning({ id: cannedQuotes.id });
  return removed.length > 0;
}
