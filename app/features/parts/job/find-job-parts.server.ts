import { and, asc, eq, ne, sql } from "drizzle-orm";
import { partLimits } from "#app/features/parts/part.ts";
import { ruledSuppliersQuery } from "#app/features/parts/suppliers/supplier-rules.server.ts";
import { parts } from "#app/features/parts/tables.server.ts";
import { quoteLines, repairQuotes } from "#app/features/quotes/tables.server.ts";
import type { JobRef } from "#app/features/repair/job.ts";
import { jobOf } from "#app/features/repair/job-rows.server.ts";
import { repairJobs } from "#app/features/repair/tables.server.ts";
import { readTranslation } from "#app/features/repair/texts/read-translation.ts";
import { translationColumn } from "#app/features/repair/texts/translation-column.server.ts";
import { shopSettings } from "#app/features/shop/tables.server.ts";
import { columnIf } from "#app/platform/db/column-if.server.ts";
import { refersTo } from "#app/platform/db/columns.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import type { Language } from "#app/values/language.ts";

/** Columns of a part for every member: neither its supplier nor its cost. */
export const partColumns = (reader: Language) => ({
  lineId: sql<string>`coalesce(${parts.lineId}, ${quoteLines.id})`.as("line"),
  name: sql<string>`coalesce(${quoteLines.name}, ${parts.name})`.as("part_name"),
  translation: translationColumn(reader, {
    shopId: sql`coalesce(${parts.shopId}, ${quoteLines.shopId})`,
    jobId: sql`${repairJobs.id}`,
    subjectId: sql`coalesce(${parts.lineId}, ${quoteLines.id})`,
    field: "line",
    text: sql`coalesce(${quoteLines.name}, ${parts.name})`,
  }).as("name_translation"),
  quantity: sql<number>`coalesce(${quoteLines.quantity}, ${parts.quantity})`.as("pieces"),
  unit: sql<string | null>`coalesce(${quoteLines.unit}, ${parts.unit})`.as("part_unit"),
  partNumber: quoteLines.partNumber,
  condition: quoteLines.condition,
  state: parts.state,
  at: parts.at,
  isOrdered: sql<boolean>`${parts.orderId} IS NOT NULL`.mapWith(Boolean).as("is_ordered"),
});

/** Materials of a job's quotes that were not rejected, with their state. */
const linesQuery = (db: Db, { shopId, jobId }: JobRef, reader: Language, isOffice: boolean) =>
  db
    .select({
      ...partColumns(reader),
      supplierId: columnIf(isOffice, parts.supplierId),
      isOpen: sql<number>`${repairQuotes.status} = 'pending'`.as("is_open"),
    })
    .from(repairQuotes)
    .innerJoin(quoteLines, refersTo(quoteLines, quoteLines.quoteId, repairQuotes))
    .innerJoin(repairJobs, refersTo(repairQuotes, repairQuotes.jobId, repairJobs))
    .leftJoin(parts, refersTo(parts, parts.lineId, quoteLines))
    .where(
      and(
        eq(repairQuotes.shopId, shopId),
        eq(repairQuotes.jobId, jobId),
        ne(repairQuotes.status, "rejected"),
        eq(quoteLines.kind, "material"),
      ),
    )
    .orderBy(asc(repairQuotes.createdAt), asc(repairQuotes.id), asc(quoteLines.position))
    .limit(partLimits.perJob);

/** All parts of the job, also those whose line is gone or whose quote was rejected. */
const partsQuery = (db: Db, { shopId, jobId }: JobRef, reader: Language, isOffice: boolean) =>
  db
    .select({
      ...partColumns(reader),
      supplierId: columnIf(isOffice, parts.supplierId),
      isOpen: sql<number>`0`.as("is_open"),
    })
    .from(parts)
    .innerJoin(repairJobs, refersTo(parts, parts.jobId, repairJobs))
    .leftJoin(quoteLines, refersTo(parts, parts.lineId, quoteLines))
    .where(and(eq(parts.shopId, shopId), eq(parts.jobId, jobId)))
    .limit(partLimits.perJob);

const headQuery = (db: Db, { shopId, jobId }: JobRef) =>
  db
    .select({
      id: repairJobs.id,
      number: repairJobs.number,
      carMake: repairJobs.carMake,
      carModel: repairJobs.carModel,
      carYear: repairJobs.carYear,
      licensePlate: repairJobs.licensePlate,
      currency: shopSettings.currency,
      hasStock:
        sql<boolean>`EXISTS (SELECT 1 FROM stock_items s WHERE s.shop_id = ${repairJobs.shopId} AND s.retired_at IS NULL)`
          .mapWith(Boolean)
          .as("has_stock"),
    })
    .from(repairJobs)
    .leftJoin(shopSettings, eq(shopSettings.shopId, repairJobs.shopId))
    .where(jobOf(shopId, jobId));

/** Queries behind `findJobParts`, exported so that tests can read the plans. */
export const jobPartsQueries = (db: Db, ref: JobRef, reader: Language, isOffice: boolean) =>
  [
    headQuery(db, ref),
    linesQuery(db, ref, reader, isOffice),
    partsQuery(db, ref, reader, isOffice),
    ruledSuppliersQuery(db, ref.shopId, isOffice),
  ] as const;

export type JobParts = NonNullable<Awaited<ReturnType<typeof findJobParts>>>;

/**
 * Parts of a job in the viewer's language; undefined for no job of this shop. The office also sees
 * each part's supplier. One round trip.
 */
export async function findJobParts(db: Db, ref: JobRef, reader: Language, isOffice: boolean) {
  const [[found], lines, moved, sellers] = await db.batch(
    jobPartsQueries(db, ref, reader, isOffice),
  );
  if (!found) return undefined;
  const { hasStock, ...job } = found;
  const listed = new Set(lines.map(({ lineId }) => lineId));
  return {
    job: { ...job, currency: job.currency ?? "USD" },
    hasStock,
    ...(sellers.length > 0 && { sellers }),
    parts: [...lines, ...moved.filter(({ lineId }) => !listed.has(lineId))].map(
      ({ translation, supplierId, isOpen, ...part }) => ({
        ...part,
        // Only a pending quote can still use their price rules.
        ...(isOffice && isOpen && { supplierId }),
        translation: readTranslation(translation),
      }),
    ),
  };
}
