import { and, eq, exists, type SQL, sql } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { repairJobs } from "#app/features/repair/tables.server.ts";
import { type Db, sqliteMessage } from "#app/platform/db/db.server.ts";
import { insertSelect } from "#app/platform/db/insert-select.server.ts";
import { type Saved, saveAt, says } from "#app/platform/db/save-at.server.ts";
import {
  type PricedMaterial,
  type PricedQuote,
  priceQuote,
  type QuoteStatus,
  type Rates,
  type ShownQuote,
} from "./quote.ts";
import { quoteColumns, shownQuote } from "./quote-rows.server.ts";
import { repairMaterials, repairQuotes } from "./tables.server.ts";

/** Which quote of which job, and whose. */
type QuoteRef = { ownerId: string; jobId: string; id: string };

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
  { ownerId, jobId, id }: QuoteRef,
  { quote, rates, now }: { quote: PricedQuote; rates: Rates; now: number },
): Promise<"created" | "taken" | "noJob"> {
  try {
    const [, created] = await db.batch([
      db
        .update(repairJobs)
        .set({ quotesMade: sql`${repairJobs.quotesMade} + 1` })
        .where(and(eq(repairJobs.userId, ownerId), eq(repairJobs.id, jobId))),
      insertSelect(
        db,
        repairQuotes,
        {
          ...contentOf(quote),
          userId: repairJobs.userId,
          id,
          jobId: repairJobs.id,
          number: repairJobs.quotesMade,
          laborRate: rates.hourlyRate,
          currency: rates.currency,
          status: "pending",
          createdAt: new Date(now),
          updatedAt: new Date(now),
          version: 1,
          statusVersion: 1,
        },
        sql`FROM ${repairJobs} WHERE ${and(eq(repairJobs.userId, ownerId), eq(repairJobs.id, jobId))}`,
      ).returning({ id: repairQuotes.id }),
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

const line = (field: string) => sql.raw(`line.${field}`);

// All lines in one statement, as JSON: a D1 statement takes at most 100 bound parameters. They go
// to the quote that `where` finds.
const insertMaterials = (db: Db, materials: readonly PricedMaterial[], where: SQL | undefined) =>
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

/**
 * Saves an edited quote and its lines, all or nothing, while it is pending. Rate, currency and
 * status stay.
 */
export const saveQuote = (
  db: Db,
  { ownerId, jobId, id }: QuoteRef,
  { quote, version, now }: { quote: PricedQuote; version: number; now: number },
): Promise<Saved> =>
  saveAt(db, {
    table: repairQuotes,
    column: repairQuotes.version,
    row: quoteOf(ownerId, jobId, id),
    version,
    set: { ...contentOf(quote), updatedAt: new Date(now) },
    provided: eq(repairQuotes.status, "pending"),
    before: (holds) => [
      db
        .delete(repairMaterials)
        .where(
          and(
            eq(repairMaterials.userId, ownerId),
            eq(repairMaterials.quoteId, id),
            exists(db.select({ id: repairQuotes.id }).from(repairQuotes).where(holds)),
          ),
        ),
      insertMaterials(db, quote.materials, holds),
    ],
    after: [sumUp(db, ownerId, jobId)],
  });

/**
 * A new pending quote with the lines of another, whatever that one's status. Its rate and currency
 * are the original's and not the shop's of today: a copy says what the original says, to the cent,
 * and prices in pesos do not turn into dollars. Answers false when there is no such quote. The id
 * came with the button: pressed twice, it is one copy.
 */
export async function duplicateQuote(
  db: Db,
  ref: QuoteRef,
  { copyId, now }: { copyId: string; now: number },
): Promise<boolean> {
  const original = await findQuote(db, ref.ownerId, ref.jobId, ref.id);
  if (!original) return false;
  const rates = { hourlyRate: original.laborRate, currency: original.currency };
  const quote = { ...original, ...priceQuote(original, original.laborRate) };
  return (await createQuote(db, { ...ref, id: copyId }, { quote, rates, now })) !== "noJob";
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

type Status = { status: QuoteStatus; version?: number | undefined; now: number };

/**
 * Any status can follow any other (specification, section 4). `version`: of the quote that the
 * choice was made over. "changed": it says something else by now, and nobody approves what they
 * have not read.
 */
export async function setQuoteStatus(
  db: Db,
  { ownerId, jobId, id }: QuoteRef,
  { status, version, now }: Status,
): Promise<Saved | "changed"> {
  const asRead = version === undefined ? undefined : eq(repairQuotes.version, version);
  const saved = await saveAt(db, {
    table: repairQuotes,
    column: repairQuotes.statusVersion,
    row: quoteOf(ownerId, jobId, id),
    set: { status, updatedAt: new Date(now) },
    provided: asRead,
    already: and(says(repairQuotes, { status }), asRead),
    after: [sumUp(db, ownerId, jobId)],
  });
  if (saved !== "overtaken" || version === undefined) return saved;
  const found = await findQuote(db, ownerId, jobId, id);
  return found && found.version !== version ? "changed" : saved;
}

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
