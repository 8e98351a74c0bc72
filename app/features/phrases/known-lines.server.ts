import { and, desc, eq, ne, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import type { ShopTerm } from "#app/features/translation/shop-terms.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import type { Language } from "#app/values/language.ts";
import { phraseLimits, recognized } from "./phrase.ts";
import { shopPhrases } from "./tables.server.ts";

const { shopId, kind, originalLanguage, en, es, foundEn, foundEs, at } = shopPhrases;

/** Where a text of a language is looked up. */
const foundIn: Record<Language, SQLiteColumn> = { en: foundEn, es: foundEs };

/** A text to be said in another language. */
type Line = { text: string; from: Language; to: Language };

/** How a shop says a line, if it has said it before. */
type SaysKnown = (line: Line) => string | undefined;

/**
 * What a shop remembers of these lines, and the terms that it insists on; one round trip. The
 * latest wins where a line is known in several ways, and what was written in its own language.
 */
export async function findKnownLines(
  db: Db,
  shop: string,
  lines: readonly Line[],
): Promise<{ says: SaysKnown; terms: ShopTerm[] }> {
  const sought = lines.filter(({ text }) => text.length <= phraseLimits.text);
  const texts = JSON.stringify(sought.map(({ text }) => recognized(text)));
  const known = (language: Language) =>
    knownLinesQuery(
      db,
      shop,
      sql`${foundIn[language]} IN (SELECT value
      FROM json_each(${texts}))`,
    );
  const [inEnglish, inSpanish, terms] = await db.batch([
    known("en"),
    known("es"),
    shopTermsQuery(db, shop),
  ]);
  const rows = { en: inEnglish, es: inSpanish } satisfies Record<Language, unknown>;
  return {
    terms,
    says: ({ text, from, to }) => {
      const found = rows[from].filter((row) => recognized(row[from]) === recognized(text));
      return (found.find((row) => row.originalLanguage === from) ?? found[0])?.[to];
    },
  };
}

const knownLinesQuery = (db: Db, shop: string, said: SQL) =>
  db
    .select({ originalLanguage, en, es })
    .from(shopPhrases)
    .where(and(eq(shopId, shop), said, ne(kind, "term")))
    .orderBy(sql`${kind} = 'line'`, desc(at))
    .limit(phraseLimits.perShop.line);

const shopTermsQuery = (db: Db, shop: string) =>
  db
    .select({ en, es })
    .from(shopPhrases)
    .where(and(eq(shopId, shop), eq(kind, "term")))
    .limit(phraseLimits.perShop.term);
