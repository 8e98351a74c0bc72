import { and, asc, eq, getTableColumns, gt, isNotNull, sql } from "drizzle-orm";
import { piecesOf } from "#app/features/quotes/quantity.ts";
import { cannedLines, cannedQuotes } from "#app/features/quotes/tables.server.ts";
import { paged, rowsPerPage } from "#app/platform/archive/records.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";

const {
  shopId: _,
  nameKey: __,
  search: ___,
  version: ____,
  ...ofQuote
} = getTableColumns(cannedQuotes);
const { shopId: _s, nameKey: _k, version: _v, ...ofLine } = getTableColumns(cannedLines);

/** Canned quotes with their lines, then what the shop charged last for each material. */
export async function* archivedCanned(db: Db, shopId: string): AsyncGenerator<object> {
  const quotes = paged((last: { id: string } | undefined) =>
    db
      .select(ofQuote)
      .from(cannedQuotes)
      .where(and(eq(cannedQuotes.shopId, shopId), last && gt(cannedQuotes.id, last.id)))
      .orderBy(asc(cannedQuotes.id))
      .limit(rowsPerPage),
  );
  // One statement for each: a shop has few (`cannedLimits`).
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
