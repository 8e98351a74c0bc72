import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import { partColumns } from "#app/features/parts/job/find-job-parts.server.ts";
import { parts } from "#app/features/parts/tables.server.ts";
import { quoteLines } from "#app/features/quotes/tables.server.ts";
import { jobOf } from "#app/features/repair/job-rows.server.ts";
import { addEvent } from "#app/features/repair/page/job-events.server.ts";
import { repairJobs } from "#app/features/repair/tables.server.ts";
import { readTranslation } from "#app/features/repair/texts/read-translation.ts";
import { shopSettings } from "#app/features/shop/tables.server.ts";
import { listItems, type Search } from "#app/features/stock/items/find-items.server.ts";
import { addMovement, itemOf } from "#app/features/stock/movements/add-movement.server.ts";
import { stockItems, stockMovements } from "#app/features/stock/tables.server.ts";
import { refersTo } from "#app/platform/db/columns.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import type { Actor } from "#app/values/actor.ts";
import { searchWords } from "#app/values/fold.ts";
import type { Language } from "#app/values/language.ts";

type PartRef = { shopId: string; jobId: string; lineId: string };

const partOf = ({ shopId, jobId, lineId }: PartRef) =>
  and(eq(parts.shopId, shopId), eq(parts.jobId, jobId), eq(parts.lineId, lineId));
const lineOfPart = refersTo(parts, parts.lineId, quoteLines);

export type Taking = NonNullable<Awaited<ReturnType<typeof findTaking>>>;

/** Reads a part of a job and matching items: by search text, else by its number and name. */
export async function findTaking(
  db: Db,
  ref: PartRef,
  { reader, text }: { reader: Language; text: string },
) {
  const [found] = await db
    .select({
      ...partColumns(reader),
      workNumber: repairJobs.number,
      currency: shopSettings.currency,
    })
    .from(parts)
    .innerJoin(repairJobs, refersTo(parts, parts.jobId, repairJobs))
    .leftJoin(quoteLines, lineOfPart)
    .leftJoin(shopSettings, eq(shopSettings.shopId, parts.shopId))
    .where(partOf(ref));
  if (!found) return undefined;
  const { translation: stored, workNumber, currency, ...part } = found;
  const translation = readTranslation(stored);
  const names = [part.name, translation?.text].filter((name) => name !== undefined);
  const sought: Search = searchWords(text).length > 0 ? { text } : { ...part, names };
  return {
    part: { ...part, translation },
    workNumber,
    currency: currency ?? "USD",
    text,
    items: await listItems(db, ref.shopId, { sought, unit: part.unit }),
  };
}

/** "overtaken": the part is no longer needed. "short": too little in stock. */
type TakeResult = "taken" | "short" | "overtaken" | "gone";

/**
 * Takes a needed part of a job from stock: the movement is added only where enough is left, and
 * then the part is here, with a job event. Idempotent, whoever repeats it.
 */
export async function takePart(
  db: Db,
  ref: PartRef,
  { id, itemId, by, now }: Actor & { id: string; itemId: string },
): Promise<TakeResult> {
  const { shopId, jobId, lineId } = ref;
  const needed = and(partOf(ref), eq(parts.state, "needed"));
  const ofPart = (column: SQL) =>
    sql`(SELECT ${column} FROM ${parts} LEFT JOIN ${quoteLines} ON ${lineOfPart} WHERE ${needed})`;
  const change = sql`-${ofPart(sql`coalesce(${quoteLines.quantity}, ${parts.quantity})`)}`;
  const sameUnit = sql`${stockItems.unit} IS ${ofPart(sql`coalesce(${quoteLines.unit}, ${parts.unit})`)}`;
  const mine = and(
    eq(stockMovements.shopId, shopId),
    eq(stockMovements.id, id),
    eq(stockMovements.lineId, lineId),
    eq(stockMovements.isTaken, true),
  );
  const isMade = sql`EXISTS (SELECT 1 FROM ${stockMovements} WHERE ${mine})`;
  const at = new Date(now);
  const used = { id, kind: "used", lineId, jobId, isTaken: true, by, at } as const;
  const itemRef = { shopId, itemId };
  const [, , , [made], [part], [item]] = await db.batch([
    addMovement(db, itemRef, change, used, sameUnit),
    addEvent(
      db,
      and(jobOf(shopId, jobId), isMade, sql`EXISTS (SELECT 1 FROM ${parts} WHERE ${needed})`),
      { by, now, what: "partHere", to: ofPart(sql`${parts.name}`) },
    ),
    db
      .update(parts)
      .set({ state: "here", at, by, supplierId: null, version: sql`${parts.version} + 1` })
      .where(and(needed, isMade)),
    db.select({ id: stockMovements.id }).from(stockMovements).where(mine),
    db.select({ state: parts.state }).from(parts).where(partOf(ref)),
    db
      .select({ id: stockItems.id })
      .from(stockItems)
      .where(and(itemOf(itemRef), isNull(stockItems.retiredAt))),
  ]);
  if (made) return "taken";
  if (!part) return "gone";
  if (part.state !== "needed") return "overtaken";
  return item ? "short" : "gone";
}
