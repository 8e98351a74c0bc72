import { and, asc, eq } from "drizzle-orm";
import { expect } from "vitest";
import { parts } from "#app/features/parts/tables.server.ts";
import { stockItems, stockMovements } from "#app/features/stock/tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";

/** The movements of an item, in their order. */
export const movementsOf = (db: Db, itemId: string) =>
  db
    .select()
    .from(stockMovements)
    .where(eq(stockMovements.itemId, itemId))
    .orderBy(asc(stockMovements.n));

/** Every movement says what there was after it, and the item has the last, which is returned. */
export async function isWhole(db: Db, itemId: string): Promise<number> {
  const [[item], movements] = await Promise.all([
    db.select().from(stockItems).where(eq(stockItems.id, itemId)),
    movementsOf(db, itemId),
  ]);
  let sum = 0;
  for (const [at, { n, change, after }] of movements.entries()) {
    sum += change;
    expect(n).toBe(at + 1);
    expect(after).toBe(sum);
    expect(after).toBeGreaterThanOrEqual(0);
  }
  expect(item!.quantity).toBe(sum);
  return sum;
}

/** The lines of a job whose parts were taken from the shelf, and those whose parts are here. */
export async function takenAndHere(db: Db, jobId: string) {
  const [taken, here] = await Promise.all([
    db
      .select({ lineId: stockMovements.lineId })
      .from(stockMovements)
      .where(and(eq(stockMovements.jobId, jobId), eq(stockMovements.isTaken, true))),
    db
      .select({ lineId: parts.lineId })
      .from(parts)
      .where(and(eq(parts.jobId, jobId), eq(parts.state, "here"))),
  ]);
  const sorted = (rows: { lineId: string | null }[]) => rows.map(({ lineId }) => lineId).sort();
  return { taken: sorted(taken), here: sorted(here) };
}
