import { and, eq, sql } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { shops } from "#app/features/account/shops.tables.server.ts";
import type { ShownQuote } from "#app/features/quotes/quote.ts";
import { type QuoteRef, quoteQuery, shownQuote } from "#app/features/quotes/quote-rows.server.ts";
import { cannedLines, cannedQuotes, repairQuotes } from "#app/features/quotes/tables.server.ts";
import type { TextField } from "#app/features/repair/texts/text.ts";
import { isPersons } from "#app/features/repair/texts/translation.ts";
import { translationsQuery } from "#app/features/repair/texts/translations.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { insertSelect } from "#app/platform/db/insert-select.server.ts";
import { insertRows } from "#app/platform/db/json-rows.server.ts";
import { fold } from "#app/values/fold.ts";
import type { Language } from "#app/values/language.ts";
import { cannedLimits, nameKeyOf, type Translations } from "./canned.ts";
import { noFacts, type QuoteToCan } from "./quote-to-can.ts";

/** Reads a stored quote and its translations. */
export async function findToCan(db: Db, ref: QuoteRef) {
  const [[row], translations] = await db.batch([
    quoteQuery(db, ref.shopId, ref.jobId, ref.id),
    translationsQuery(db, ref),
  ]);
  return row && { quote: shownQuote(row), translations };
}

type ToCan = {
  quote: QuoteToCan;
  translations: NonNullable<Awaited<ReturnType<typeof findToCan>>>["translations"];
};

/**
 * Saves a quote as a canned one at its own prices; a line at the quote's own rate gets the current
 * rate. "taken": the shop has one of this name; "full": the shop is at the limit. A repeated post
 * under one id saves one.
 */
export async function saveCanned(
  db: Db,
  { shopId, id }: { shopId: string; id: string },
  { from, name, language, now }: { from: ToCan; name: string; language: Language; now: number },
): Promise<"saved" | "taken" | "full"> {
  const { quote } = from;
  const said = textsOf(from, language);
  const { language: written, translations, all } = said({ id: quote.id, text: quote.description });
  const lines = linesOf(quote, said);
  const at = new Date(now);
  const row = sql`SELECT 1 FROM canned_quotes c WHERE c.shop_id = ${shopId}`;
  const [made] = await db.batch([
    insertSelect(
      db,
      cannedQuotes,
      {
        shopId,
        id,
        name,
        language: written,
        used: 0,
        lastUsedAt: null,
        version: 1,
        nameKey: nameKeyOf(name),
        description: quote.description,
        laborHours: quote.laborHours,
        translations,
        search: fold([...all, ...lines.flatMap((line) => line.all)].join(" ")),
        currency: quote.currency,
        // Prices date from the quote's last update, not from today.
        pricedAt: new Date(quote.updatedAt),
        createdAt: at,
        updatedAt: at,
      },
      sql`FROM ${shops} WHERE ${shops.id} = ${shopId}
        AND (SELECT count(*) FROM (${row} LIMIT ${cannedLimits.perShop})) < ${cannedLimits.perShop}`,
    ).onConflictDoNothing(),
    insertLines(db, { shopId, id }, lines, { currency: quote.currency, at }),
  ]);
  if (made.meta.changes > 0) return "saved";
  const [same] = await db
    .select({ id: cannedQuotes.id })
    .from(cannedQuotes)
    .where(and(eq(cannedQuotes.shopId, shopId), eq(cannedQuotes.nameKey, nameKeyOf(name))));
  if (!same) return "full";
  return same.id === id ? "saved" : "taken";
}

type Source = { id: string; text: string };
type CannedText = { language: Language; translations: Translations; all: string[] };

/** Language of a text, its translations by people, and all its texts for the search. */
const textsOf =
  ({ quote, translations }: ToCan, assumed: Language) =>
  ({ id, text }: Source): CannedText => {
    const field: TextField = id === quote.id ? "description" : "line";
    const found = translations.filter(
      (translation) =>
        translation.subjectId === id &&
        translation.field === field &&
        translation.ofText === text &&
        translation.text,
    );
    const persons = found
      .filter(isPersons)
      .map((translation) => [translation.language, translation.text]);
    return {
      language: found[0]?.originalLanguage ?? assumed,
      // Machine translations are searchable, but not stored as a person's.
      translations: Object.fromEntries(persons),
      all: [text, ...found.map((translation) => translation.text!)],
    };
  };

const linesOf = ({ materials, labor, laborRate }: QuoteToCan, said: (of: Source) => CannedText) =>
  [
    ...materials.map((line) => ({ ...line, kind: "material" as const, price: line.unitPrice })),
    ...labor.map((line) => ({
      ...line,
      ...noFacts,
      kind: "labor" as const,
      price: line.unitPrice === laborRate ? null : line.unitPrice,
    })),
  ].map(({ id, totalPrice: _, price: unitPrice, ...line }) => ({
    ...line,
    ...said({ id, text: line.name }),
    unitPrice,
    id: newId(),
  }));

/** The lines of a canned quote that was written in this batch, as one statement. */
const insertLines = (
  db: Db,
  { shopId, id }: { shopId: string; id: string },
  lines: ReturnType<typeof linesOf>,
  { currency, at }: { currency: ShownQuote["currency"]; at: Date },
) =>
  insertRows(
    db,
    cannedLines,
    lines,
    {
      shopId: cannedQuotes.shopId,
      position: sql`given.key`,
      cannedQuoteId: cannedQuotes.id,
      translations: sql`given.value -> 'translations'`,
      nameKey: null,
      currency,
      used: 0,
      lastUsedAt: null,
      createdAt: at,
      updatedAt: at,
      version: 1,
    },
    {
      from: cannedQuotes,
      where: sql`${and(eq(cannedQuotes.shopId, shopId), eq(cannedQuotes.id, id))}
        AND NOT EXISTS (SELECT 1 FROM canned_lines l WHERE l.shop_id = ${shopId}
          AND l.canned_quote_id = ${id})`,
    },
  );

/** Counts a use, in the batch that creates the quote, after its insert: once per quote. */
export const countUse = (
  db: Db,
  { shopId, id }: { shopId: string; id: string },
  { quoteId, now }: { quoteId: string; now: number },
) =>
  db
    .update(cannedQuotes)
    .set({ used: sql`${cannedQuotes.used} + 1`, lastUsedAt: new Date(now) })
    .where(
      and(
        eq(cannedQuotes.shopId, shopId),
        eq(cannedQuotes.id, id),
        sql`EXISTS (SELECT 1 FROM ${repairQuotes} WHERE ${repairQuotes.shopId} = ${shopId}
          AND ${repairQuotes.id} = ${quoteId})`,
      ),
    );
