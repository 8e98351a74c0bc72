import { and, eq, exists, getTableColumns, type SQL, sql } from "drizzle-orm";
import { v7 as newId } from "uuid";
import type { Db } from "#app/platform/db/db.server.ts";
import { insertSelect } from "#app/platform/db/insert-select.server.ts";
import { given, inList, insertRows } from "#app/platform/db/json-rows.server.ts";
import type { PricedQuote } from "./quote.ts";
import type { QuoteRef } from "./quote-rows.server.ts";
import { quoteLines, repairQuotes } from "./tables.server.ts";

type Lines = Pick<PricedQuote, "materials" | "labor">;

/** A field absent from a posted line keeps its stored value; a null one clears it. */
const saidOrKept = (field: string, column = field) =>
  sql`CASE WHEN given.value -> ${sql.raw(`'${field}'`)} IS NULL
    THEN (SELECT l.${sql.raw(column)} FROM quote_lines l
      WHERE l.shop_id = ${repairQuotes.shopId} AND l.id = given.value ->> 'id'
        AND l.quote_id = ${repairQuotes.id})
    ELSE ${given(field)} END`;
const written = (column: string) => sql.raw(`excluded.${column}`);

/**
 * Writes the lines of the quote that `where` finds: changes those that it has, by their id, and
 * adds the others under new ids. All in one statement, as JSON: a D1 statement takes at most 100
 * bound parameters.
 */
export const saveLines = (db: Db, lines: Lines, where: SQL | undefined) =>
  insertRows(
    db,
    quoteLines,
    rowsOf(lines),
    {
      shopId: repairQuotes.shopId,
      // An id that belongs to no line of this quote counts as a new line.
      id: sql`CASE WHEN EXISTS (SELECT 1 FROM quote_lines l WHERE l.shop_id = ${repairQuotes.shopId}
        AND l.id = given.value ->> 'id' AND l.quote_id = ${repairQuotes.id}
        AND l.kind = given.value ->> 'kind')
        THEN given.value ->> 'id' ELSE given.value ->> 'newId' END`,
      quoteId: repairQuotes.id,
      position: sql`given.key`,
      unit: saidOrKept("unit"),
      partNumber: saidOrKept("partNumber", "part_number"),
      condition: saidOrKept("condition"),
      cost: saidOrKept("cost"),
    },
    { from: repairQuotes, where },
  ).onConflictDoUpdate({
    target: [quoteLines.shopId, quoteLines.id],
    set: {
      position: written("position"),
      name: written("name"),
      quantity: written("quantity"),
      unitPrice: written("unit_price"),
      totalPrice: written("total_price"),
      unit: written("unit"),
      partNumber: written("part_number"),
      condition: written("condition"),
      cost: written("cost"),
      taxClass: written("tax_class"),
      priceBy: written("price_by"),
      rateNames: written("rate_names"),
    },
  });

const kindsOf = ({ materials, labor }: Lines) => [
  ...materials.map((one) => ({ ...one, kind: "material" })),
  ...labor.map((one) => ({ ...one, kind: "labor" })),
];

/** Gives each line an id for the case that it is new; a repeated id counts once. */
const rowsOf = (lines: Lines) => {
  const seen = new Set<string>();
  return kindsOf(lines).map((one) => {
    const again = one.id !== undefined && seen.has(one.id);
    if (one.id) seen.add(one.id);
    return { ...one, id: again ? undefined : one.id, newId: newId() };
  });
};

/** Deletes the lines of a quote that are not among these, while `holds` is true of the quote. */
export const deleteOtherLines = (db: Db, ref: QuoteRef, lines: Lines, holds: SQL) =>
  db
    .delete(quoteLines)
    .where(
      and(
        eq(quoteLines.shopId, ref.shopId),
        eq(quoteLines.quoteId, ref.id),
        sql`${quoteLines.id} NOT IN ${inList(kindsOf(lines).flatMap(({ id }) => id ?? []))}`,
        exists(db.select({ id: repairQuotes.id }).from(repairQuotes).where(holds)),
      ),
    );

/** Copies every line of a quote to another one of the shop, under new ids, where `holds`. */
export const copyLines = (db: Db, { shopId, id }: QuoteRef, copyId: string, holds?: SQL) =>
  insertSelect(
    db,
    quoteLines,
    { ...getTableColumns(quoteLines), id: sql`lower(hex(randomblob(16)))`, quoteId: copyId },
    sql`FROM ${quoteLines} WHERE ${and(
      eq(quoteLines.shopId, shopId),
      eq(quoteLines.quoteId, id),
      exists(
        db
          .select({ id: repairQuotes.id })
          .from(repairQuotes)
          .where(and(eq(repairQuotes.shopId, shopId), eq(repairQuotes.id, copyId))),
      ),
      holds,
    )}`,
  );
