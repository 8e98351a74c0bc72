import { and, eq, exists, type SQL, sql } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { type Db, sqliteMessage } from "#app/platform/db/db.server.ts";
import {
  contentMark,
  type PricedMaterial,
  type PricedQuote,
  priceQuote,
  type QuoteStatus,
  type Rates,
  type ShownQuote,
} from "./quote.ts";
import { quoteColumns, shownQuote } from "./quote-rows.server.ts";
import { repairJobs, repairMaterials, repairQuotes } from "./tables.server.ts";

const quoteOf = (ownerId: string, jobId: string, id: string) =>
  and(eq(repairQuotes.userId, ownerId), eq(repairQuotes.jobId, jobId), eq(repairQuotes.id, id));

/** One quote of this owner's job, with its materials. */
export async function findQuote(
  db: Db,
  ownerId: string,
  jobId: string,
  id: string,
): Promise<ShownQuote | undefined> {
  const row = await db
    .select(quoteColumns)
    .from(repairQuotes)
    .where(quoteOf(ownerId, jobId, id))
    .get();
  return row && shownQuote(row);
}

/**
 * Writes a new, pending quote and its materials in one batch. Answers "taken" when the owner has a
 * quote of this id already (the form was sent twice), "noJob" when the job is not the owner's; then
 * nothing was written. The rates are frozen on it (decision 7). `now` in milliseconds.
 */
export async function createQuote(
  db: Db,
  ownerId: string,
  jobId: string,
  id: string,
  quote: PricedQuote,
  rates: Rates,
  now: number,
): Promise<"created" | "taken" | "noJob"> {
  try {
    const [, created] = await db.batch([
      db
        .update(repairJobs)
        .set({ quotesMade: sql`${repairJobs.quotesMade} + 1` })
        .where(and(eq(repairJobs.userId, ownerId), eq(repairJobs.id, jobId))),
      db
        .insert(repairQuotes)
        .select(sql`
          SELECT user_id, ${id}, id, quotes_made, ${quote.description}, ${quote.laborHours}, ${rates.hourlyRate}, ${rates.currency},
            ${quote.laborCost}, ${quote.partsCost}, ${quote.totalAmount}, 'pending', ${now}, ${now}
          FROM repair_jobs WHERE user_id = ${ownerId} AND id = ${jobId}`)
        .returning({ id: repairQuotes.id }),
      insertMaterials(db, quote.materials, quoteOf(ownerId, jobId, id)),
      sumUp(db, ownerId, jobId),
    ]);
    return created.length > 0 ? "created" : "noJob";
  } catch (error) {
    if (sqliteMessage(error).includes("UNIQUE")) return "taken";
    throw error;
  }
}

/**
 * Writes on a job what its quotes come to, for the list: behind every write of a quote, in its
 * batch.
 */
function sumUp(db: Db, ownerId: string, jobId: string) {
  // The approved ones ("approved" comes before "pending"), in the currency of the newest.
  const quoted = (what: SQL) => sql`(
    SELECT ${what} FROM repair_quotes WHERE user_id = ${ownerId} AND job_id = ${jobId} AND status IN ('approved', 'pending')
    GROUP BY status, currency ORDER BY status, max(created_at) DESC LIMIT 1)`;
  return db
    .update(repairJobs)
    .set({ quotedTotal: quoted(sql`sum(total_amount)`), quotedCurrency: quoted(sql`currency`) })
    .where(and(eq(repairJobs.userId, ownerId), eq(repairJobs.id, jobId)));
}

// All lines in one statement, as JSON: a D1 statement takes at most 100 bound parameters. They go
// to the quote that `where` finds.
const insertMaterials = (db: Db, materials: readonly PricedMaterial[], where: SQL | undefined) =>
  db.insert(repairMaterials).select(sql`
    SELECT repair_quotes.user_id, line.value ->> 'id', repair_quotes.id, line.key,
      line.value ->> 'name', line.value ->> 'quantity', line.value ->> 'unitPrice', line.value ->> 'totalPrice'
    FROM repair_quotes CROSS JOIN json_each(${JSON.stringify(materials.map((material) => ({ ...material, id: newId() })))}) AS line
    WHERE ${where}`);

/**
 * Writes an edited quote and its lines anew, all or nothing: only while it is pending and still in
 * the state (`version`) that was edited. Rate, currency and status stay. Answers whether it was
 * written; `findQuote` tells why not.
 */
export async function saveQuote(
  db: Db,
  ownerId: string,
  jobId: string,
  id: string,
  version: number,
  quote: PricedQuote,
  now: number,
): Promise<boolean> {
  const editable = and(
    quoteOf(ownerId, jobId, id),
    eq(repairQuotes.status, "pending"),
    sql`${repairQuotes.updatedAt} = ${version}`,
  );
  // The quote itself last: its new version would hide it from the other two.
  const [, , saved] = await db.batch([
    db
      .delete(repairMaterials)
      .where(
        and(
          eq(repairMaterials.userId, ownerId),
          eq(repairMaterials.quoteId, id),
          exists(db.select({ id: repairQuotes.id }).from(repairQuotes).where(editable)),
        ),
      ),
    insertMaterials(db, quote.materials, editable),
    db
      .update(repairQuotes)
      .set({ ...contentOf(quote), updatedAt: nextVersion(now) })
      .where(editable)
      .returning({ id: repairQuotes.id }),
    sumUp(db, ownerId, jobId),
  ]);
  return saved.length > 0;
}

/**
 * A new pending quote with the lines of another, whatever that one's status. Its rate and currency
 * are the original's and not the shop's of today: a copy says what the original says, to the cent,
 * and prices in pesos do not turn into dollars. Answers false when there is no such quote. The id
 * came with the button: pressed twice, it is one copy.
 */
export async function duplicateQuote(
  db: Db,
  ownerId: string,
  jobId: string,
  id: string,
  copyId: string,
  now: number,
): Promise<boolean> {
  const original = await findQuote(db, ownerId, jobId, id);
  if (!original) return false;
  const rates = { hourlyRate: original.laborRate, currency: original.currency };
  return (
    (await createQuote(
      db,
      ownerId,
      jobId,
      copyId,
      { ...original, ...priceQuote(original, original.laborRate) },
      rates,
      now,
    )) !== "noJob"
  );
}

/** Removes a pending quote with its materials (the foreign key cascades). */
export async function removeQuote(
  db: Db,
  ownerId: string,
  jobId: string,
  id: string,
): Promise<boolean> {
  const [removed] = await db.batch([
    db
      .delete(repairQuotes)
      .where(and(quoteOf(ownerId, jobId, id), eq(repairQuotes.status, "pending")))
      .returning({ id: repairQuotes.id }),
    sumUp(db, ownerId, jobId),
  ]);
  return removed.length > 0;
}

/** A quote that others keep writing is looked at this many times. */
const looks = 4;

/**
 * Any status can follow any other (specification, section 4). Answers whether the owner has such a
 * quote. `seen`: the content that the choice was made over (`contentMark`); "changed": by now the
 * quote says something else, and nobody approves what they have not read.
 * @throws when others write the quote all the time
 */
export async function setQuoteStatus(
  db: Db,
  ownerId: string,
  jobId: string,
  id: string,
  status: QuoteStatus,
  now: number,
  seen?: string,
): Promise<boolean | "changed"> {
  for (let look = 0; look < looks; look++) {
    const found = await findQuote(db, ownerId, jobId, id);
    if (!found) return false;
    if (seen !== undefined && seen !== contentMark(found)) return "changed";
    const [set] = await db.batch([
      db
        .update(repairQuotes)
        .set({ status, updatedAt: nextVersion(now) })
        .where(and(quoteOf(ownerId, jobId, id), sql`${repairQuotes.updatedAt} = ${found.version}`))
        .returning({ id: repairQuotes.id }),
      sumUp(db, ownerId, jobId),
    ]);
    if (set.length > 0) return true;
  }
  throw new Error(`A quote was written by others ${looks} times in a row`);
}

/**
 * Always another number than before, within one millisecond too: `version` tells two states apart
 * by it.
 */
const nextVersion = (now: number) => sql`max(${now}, ${repairQuotes.updatedAt} + 1)`;

const contentOf = ({
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
