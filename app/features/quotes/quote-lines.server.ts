import { and, eq, exists, getTableColumns, type SQL, sql } from "drizzle-orm";
import { v7 as newId } from "uuid";
import type { Db } from "#app/platform/db/db.server.ts";
import { insertSelect } from "#app/platform/db/insert-select.server.ts";
import type { PricedQuote } from "./quote.ts";
import type { QuoteRef } from "./quote-rows.server.ts";
import { quoteLines, repairQuotes } from "./tables.server.ts";

type Materials = PricedQuote["materials"];

const line = (field: string) => sql.raw(`line.${field}`);
const written = (column: string) => sql.raw(`excluded.${column}`);

/**
 * Writes the materials of the quote that `where` finds: changes those that it has, by their id, and
 * adds the others under new ids. All in one statement, as JSON: a D1 statement takes at most 100
 * bound parameters.
 */
export const saveMaterials = (db: Db, materials: Materials, where: SQL | undefined) =>
  insertSelect(
    db,
    quoteLines,
    {
      shopId: repairQuotes.shopId,
      // An id that is not of this quote is no one's: the line is a new one.
      id: sql`CASE WHEN EXISTS (SELECT 1 FROM quote_lines l WHERE l.shop_id = ${repairQuotes.shopId}
        AND l.id = line.value ->> 'id' AND l.quote_id = ${repairQuotes.id} AND l.kind = 'material')
        THEN line.value ->> 'id' ELSE line.value ->> 'newId' END`,
      quoteId: repairQuotes.id,
      position: line("key"),
      kind: "material",
      name: line("value ->> 'name'"),
      quantity: line("value ->> 'quantity'"),
      unitPrice: line("value ->> 'unitPrice'"),
      totalPrice: line("value ->> 'totalPrice'"),
      unit: null,
      partNumber: null,
      condition: null,
      cost: null,
      taxClass: null,
    },
    sql`FROM ${repairQuotes} CROSS JOIN json_each(${asJson(materials)}) AS line WHERE ${where}`,
  ).onConflictDoUpdate({
    target: [quoteLines.shopId, quoteLines.id],
    // What the form does not carry stays.
    set: {
      position: written("position"),
      name: written("name"),
      quantity: written("quantity"),
      unitPrice: written("unit_price"),
      totalPrice: written("total_price"),
    },
  });

const asJson = (materials: Materials): string => {
  const seen = new Set<string>();
  return JSON.stringify(
    materials.map((material) => {
      const again = material.id !== undefined && seen.has(material.id);
      if (material.id) seen.add(material.id);
      return { ...material, id: again ? undefined : material.id, newId: newId() };
    }),
  );
};

/** Deletes the materials of a quote that are not among these, while `holds` is true of the quote. */
export const deleteOtherMaterials = (db: Db, ref: QuoteRef, materials: Materials, holds: SQL) =>
  db
    .delete(quoteLines)
    .where(
      and(
        eq(quoteLines.shopId, ref.shopId),
        eq(quoteLines.quoteId, ref.id),
        eq(quoteLines.kind, "material"),
        sql`${quoteLines.id} NOT IN (SELECT value FROM json_each(${JSON.stringify(materials.flatMap(({ id }) => id ?? []))}))`,
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
