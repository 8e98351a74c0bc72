import { and, asc, eq, getTableColumns, isNotNull, sql } from "drizzle-orm";
import { workOrderFileName } from "#app/features/papers/paper.ts";
import { shopPhrases } from "#app/features/phrases/tables.server.ts";
import { findLaborRates } from "#app/features/quotes/labor-rates/labor-rates.server.ts";
import { listPriceRules } from "#app/features/quotes/price-rules/list-rules.server.ts";
import { piecesOf } from "#app/features/quotes/quantity.ts";
import { cannedLines, cannedQuotes } from "#app/features/quotes/tables.server.ts";
import { shopTaxSettings } from "#app/features/quotes/taxes.tables.server.ts";
import { workId } from "#app/features/repair/job.ts";
import type { JobRow } from "#app/features/repair/job-rows.server.ts";
import { memberName } from "#app/features/repair/page/job-events.server.ts";
import { workCounters } from "#app/features/repair/tables.server.ts";
import { shopSettings } from "#app/features/shop/tables.server.ts";
import {
  listFile,
  paged,
  recordFile,
  recordsOf,
  rowsPerPage,
} from "#app/platform/archive/records.server.ts";
import type { ArchiveFile } from "#app/platform/archive/zip.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { ownCustomers } from "./archive-customers.server.ts";
import { archivedEvents } from "./archive-events.server.ts";
import { ownImports } from "./archive-imports.server.ts";
import { ownMoney } from "./archive-money.server.ts";
import { archivedTranslations } from "./archive-translations.server.ts";
import { jobsWithQuotes } from "./jobs-with-quotes.server.ts";

/**
 * Records of a shop: its settings, every job with its quotes and their materials, the history,
 * customers and vehicles. Money is in cents of the quote's currency.
 */
export const ownShop = (db: Db, shopId: string): ArchiveFile[] => [
  recordFile("shop/settings.json", async () => ({
    settings: await settingsOf(db, shopId),
    taxes: await taxesOf(db, shopId),
    priceRules: await listPriceRules(db, shopId),
    laborRates: (await findLaborRates(db, shopId)).rates,
    lastWorkOrder: await lastWorkOrder(db, shopId),
  })),
  listFile("shop/jobs.json", archivedJobs(db, shopId)),
  listFile("shop/history.json", archivedEvents(db, shopId)),
  listFile("shop/translations.json", archivedTranslations(db, shopId)),
  listFile("shop/phrases.json", archivedPhrases(db, shopId)),
  listFile("shop/canned-quotes.json", archivedCanned(db, shopId)),
  ...ownMoney(db, shopId),
  ...ownCustomers(db, shopId),
  ...ownImports(db, shopId),
];

async function settingsOf(db: Db, shopId: string) {
  const row = await db.select().from(shopSettings).where(eq(shopSettings.shopId, shopId)).get();
  if (!row) return null;
  const { shopId: _, version: __, ...settings } = row;
  return settings;
}

async function taxesOf(db: Db, shopId: string) {
  const own = eq(shopTaxSettings.shopId, shopId);
  const row = await db.select().from(shopTaxSettings).where(own).get();
  if (!row) return null;
  const { shopId: _, version: __, ...taxes } = row;
  return taxes;
}

/** The number of the last work order that was given out; 0 before the first. */
export async function lastWorkOrder(db: Db, shopId: string): Promise<number> {
  const row = await db
    .select({ last: workCounters.last })
    .from(workCounters)
    .where(eq(workCounters.shopId, shopId))
    .get();
  return row?.last ?? 0;
}

/** Jobs with their quotes in the archive's format: all of them, or those of one customer. */
export async function* archivedJobs(
  db: Db,
  shopId: string,
  asked: { customerId?: string } = {},
): AsyncGenerator<object> {
  for await (const { job, quotes } of jobsWithQuotes(db, shopId, asked)) {
    const { number, version: _, diagnosticVersion: __, statusVersion: ___, ...details } = job;
    yield {
      workId: workId(number),
      ...details,
      quotes: quotes.map(
        (
          { version: _, statusVersion: __, createdAt, updatedAt, materials, labor, ...quote },
          at,
        ) => ({
          ...quote,
          materials: materials.map(({ id: _, quantity, ...material }) => ({
            ...material,
            quantity: piecesOf(quantity),
          })),
          labor: labor.map(({ id: _, quantity, ...line }) => ({
            ...line,
            quantity: piecesOf(quantity),
          })),
          createdAt: new Date(createdAt),
          updatedAt: new Date(updatedAt),
          workOrder: paperName(job, at),
        }),
      ),
    };
  }
}

/** The path of a quote's document in the archive; `at` counts the job's quotes from the oldest. */
export const paperName = ({ number, language }: JobRow, at: number): string =>
  `work-orders/${workOrderFileName(workId(number), language).replace(/\.pdf$/, "")}_${at + 1}.pdf`;

/** The terms, remembered lines and canned lines of a shop. */
const archivedPhrases = (db: Db, shopId: string) =>
  recordsOf(db, shopPhrases, {
    where: eq(shopPhrases.shopId, shopId),
    without: ["shopId", "key", "textEn", "textEs", "foundEn", "foundEs", "search", "by", "version"],
    also: {
      en: sql`${shopPhrases.textEn}`.as("en"),
      es: sql`${shopPhrases.textEs}`.as("es"),
      by: memberName(sql`${shopPhrases.by}`).as("writer"),
    },
  });

const { shopId: _, nameKey: __, version: ___, ...ofLine } = getTableColumns(cannedLines);

/** Canned quotes with their lines, then the last price that the shop charged for each material. */
async function* archivedCanned(db: Db, shopId: string): AsyncGenerator<object> {
  const quotes = recordsOf(db, cannedQuotes, {
    where: eq(cannedQuotes.shopId, shopId),
    without: ["shopId", "nameKey", "search", "version"],
  });
  // A statement per quote: a shop has few (`cannedLimits`).
  for await (const quote of quotes) {
    const lines = await db
      .select(ofLine)
      .from(cannedLines)
      .where(and(eq(cannedLines.shopId, shopId), eq(cannedLines.cannedQuoteId, quote.id)))
      .orderBy(asc(cannedLines.position));
    yield { ...quote, lines: lines.map(withPieces) };
  }
  const prices = paged((last: { nameKey: string | null } | undefined) =>
    db
      .select({ ...ofLine, nameKey: cannedLines.nameKey })
      .from(cannedLines)
      .where(
        and(
          eq(cannedLines.shopId, shopId),
          isNotNull(cannedLines.nameKey),
          last && sql`${cannedLines.nameKey} > ${last.nameKey}`,
        ),
      )
      .orderBy(asc(cannedLines.nameKey))
      .limit(rowsPerPage),
  );
  for await (const { nameKey: _key, ...price } of prices) yield { lastPrice: withPieces(price) };
}

const withPieces = <Line extends { quantity: number }>(line: Line) => ({
  ...line,
  quantity: piecesOf(line.quantity),
});
