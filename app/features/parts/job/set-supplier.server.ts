import { and, eq, isNull, sql } from "drizzle-orm";
import { parts } from "#app/features/parts/tables.server.ts";
import type { JobRef } from "#app/features/repair/job.ts";
import type { Db } from "#app/platform/db/db.server.ts";

/** "overtaken": the part is no longer needed, or an order determines its supplier. */
type Answer = "set" | "overtaken" | "gone";

/** Sets the supplier of a needed part (null: undecided), whose price rule then applies. */
export async function setSupplier(
  db: Db,
  { shopId, jobId }: JobRef,
  { lineId, supplierId }: { lineId: string; supplierId: string | null },
): Promise<Answer> {
  const ofLine = and(eq(parts.shopId, shopId), eq(parts.jobId, jobId), eq(parts.lineId, lineId));
  const isTheirs = sql`EXISTS (SELECT 1 FROM suppliers s WHERE s.shop_id = ${shopId}
    AND s.id = ${supplierId} AND s.retired_at IS NULL)`;
  const [changed, [part]] = await db.batch([
    db
      .update(parts)
      .set({ supplierId, version: sql`${parts.version} + 1` })
      .where(
        and(
          ofLine,
          eq(parts.state, "needed"),
          isNull(parts.orderId),
          supplierId === null ? undefined : isTheirs,
        ),
      )
      .returning({ lineId: parts.lineId }),
    db.select({ state: parts.state }).from(parts).where(ofLine),
  ]);
  if (changed.length > 0) return "set";
  return part && part.state !== "needed" ? "overtaken" : "gone";
}
