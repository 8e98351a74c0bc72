import { and, eq, isNotNull, isNull, ne, type SQL, sql } from "drizzle-orm";
import {
  type PartState,
  partLimits,
  type Standing,
  type Target,
} from "#app/features/parts/part.ts";
import { parts } from "#app/features/parts/tables.server.ts";
import { quoteLines, repairQuotes } from "#app/features/quotes/tables.server.ts";
import type { JobRef } from "#app/features/repair/job.ts";
import { jobOf } from "#app/features/repair/job-rows.server.ts";
import type { JobEventKind } from "#app/features/repair/page/job-event.ts";
import { addEvent } from "#app/features/repair/page/job-events.server.ts";
import { refersTo } from "#app/platform/db/columns.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { insertSelect } from "#app/platform/db/insert-select.server.ts";
import type { Actor } from "#app/values/actor.ts";

type Move = Actor & { lineId: string; from: Standing; to: Target };
/** "overtaken": the part's state differs from the form's. "gone": the job has no such line. */
type Moved = "moved" | "overtaken" | "gone";

const partOf = ({ shopId, jobId }: JobRef, lineId: string) =>
  and(eq(parts.shopId, shopId), eq(parts.jobId, jobId), eq(parts.lineId, lineId));

const materialsOf = ({ shopId, jobId }: JobRef) =>
  and(
    eq(repairQuotes.shopId, shopId),
    eq(repairQuotes.jobId, jobId),
    ne(repairQuotes.status, "rejected"),
    refersTo(quoteLines, quoteLines.quoteId, repairQuotes),
    eq(quoteLines.kind, "material"),
  );

/** Cleared columns of an order. */
const unordered = {
  orderId: null,
  supplierId: null,
  expectedOn: null,
  coreCharge: null,
  coreCurrency: null,
  coreState: null,
  coreAt: null,
};

const eventOf: Record<PartState, JobEventKind> = {
  needed: "partCorrected",
  ordered: "partCorrected",
  here: "partHere",
  returned: "partReturned",
};

/** Moves a part to a state, with a job event. A double tap moves it once. */
export async function movePart(
  db: Db,
  ref: JobRef,
  { lineId, from, to, by, now }: Move,
): Promise<Moved> {
  if (from.state === null) return needParts(db, ref, { lineId, by, now });
  const stands = and(
    partOf(ref, lineId),
    eq(parts.state, from.state),
    from.isOrdered ? isNotNull(parts.orderId) : isNull(parts.orderId),
  );
  const what =
    to === "none" || (from.state === "returned" && to === "here") ? "partCorrected" : eventOf[to];
  const change =
    to === "none"
      ? db.delete(parts).where(stands)
      : db
          .update(parts)
          .set({
            state: to,
            at: new Date(now),
            by,
            version: sql`${parts.version} + 1`,
            // Not available from this supplier: it can be ordered elsewhere.
            ...(to === "needed" && unordered),
          })
          .where(stands);
  const [, changed, [part], [line]] = await db.batch([
    addEvent(
      db,
      and(jobOf(ref.shopId, ref.jobId), sql`EXISTS (SELECT 1 FROM parts WHERE ${stands})`),
      {
        by,
        now,
        what,
        to: sql`(SELECT ${parts.name} FROM ${parts} WHERE ${partOf(ref, lineId)})`,
      },
    ),
    change,
    db.select({ state: parts.state }).from(parts).where(partOf(ref, lineId)),
    lineQuery(db, ref, lineId),
  ]);
  if ((changed as D1Result).meta.changes > 0) return "moved";
  if ((part?.state ?? "none") === to) return "moved";
  return part || line ? "overtaken" : "gone";
}

const lineQuery = (db: Db, ref: JobRef, lineId: string) =>
  db
    .select({ id: quoteLines.id })
    .from(quoteLines)
    .innerJoin(repairQuotes, materialsOf(ref))
    .where(and(eq(quoteLines.shopId, ref.shopId), eq(quoteLines.id, lineId)));

/** Marks a line, or every material of the job, as needed, where it has no state yet. */
export async function needParts(
  db: Db,
  ref: JobRef,
  { lineId, by, now }: Actor & { lineId: string | "all" },
): Promise<Moved> {
  const one = lineId === "all" ? undefined : eq(quoteLines.id, lineId);
  const isOpen = sql`NOT EXISTS (SELECT 1 FROM parts p WHERE p.shop_id = ${quoteLines.shopId} AND p.line_id = ${quoteLines.id})`;
  const lines = (where: SQL | undefined) =>
    sql`FROM ${repairQuotes} CROSS JOIN ${quoteLines} WHERE ${and(materialsOf(ref), one, where)}`;
  const [, , [there]] = await db.batch([
    addEvent(db, and(jobOf(ref.shopId, ref.jobId), sql`EXISTS (SELECT 1 ${lines(isOpen)})`), {
      by,
      now,
      what: "partNeeded",
      to: lineId === "all" ? null : sql`(SELECT ${quoteLines.name} ${lines(isOpen)})`,
    }),
    insertSelect(
      db,
      parts,
      {
        shopId: quoteLines.shopId,
        lineId: quoteLines.id,
        jobId: repairQuotes.jobId,
        name: quoteLines.name,
        quantity: quoteLines.quantity,
        unit: quoteLines.unit,
        state: "needed",
        at: new Date(now),
        by,
        ...unordered,
        version: 1,
      },
      sql`${lines(isOpen)} LIMIT ${partLimits.perJob}`,
    ),
    lineId === "all"
      ? db
          .select({ state: parts.state })
          .from(parts)
          .where(and(eq(parts.shopId, ref.shopId), eq(parts.jobId, ref.jobId)))
          .limit(1)
      : db.select({ state: parts.state }).from(parts).where(partOf(ref, lineId)),
  ]);
  if (!there) return "gone";
  return lineId === "all" || there.state === "needed" ? "moved" : "overtaken";
}
