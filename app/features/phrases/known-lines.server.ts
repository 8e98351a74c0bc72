import { and, desc, eq, ne, sql } from "drizzle-orm";
import type { ShopTerm } from "#app/features/translation/shop-terms.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { type Language, languages } from "#app/values/language.ts";
import { phraseLimits, recognized } from "./phrase.ts";
import { foundIn, shopPhrases, textsOf } from "./tables.server.ts";

const { shopId, kind, originalLanguage, textEn, textEs, at } = shopPhrases;

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
  const texts = lines.filter(({ text }) => text.length <= phraseLimits.text);
  const [known, terms] = await db.batch([
    knownLinesQuery(db, shop, [...new Set(texts.map(({ text }) => recognized(text)))]),
    shopTermsQuery(db, shop),
  ]);
  const rows = known.map((row) => ({ from: row.originalLanguage, texts: textsOf(row) }));
  return {
    terms: terms.map(textsOf),
    says: ({ text, from, to }) => {
      const found = rows.filter((row) => recognized(row.texts[from]) === recognized(text));
      return (found.find((row) => row.from === from) ?? found[0])?.texts[to];
    },
  };
}

const knownLinesQuery = (db: Db, shop: string, texts: readonly string[]) =>
  db
    .select({ originalLanguage, textEn, textEs })
    .from(shopPhrases)
    .where(
      and(
        eq(shopId, shop),
        // One index per language: as an OR the whole memory would be read.
        sql`${shopPhrases.id} IN (${sql.join(
          languages.map(
            (each) => sql`SELECT p.id FROM shop_phrases p WHERE p.shop_id = ${shop}
              AND p.${sql.identifier(foundIn[each].name)} IN (SELECT value FROM json_each(${JSON.stringify(texts)}))`,
          ),
          sql` UNION `,
        )})`,
        ne(kind, "term"),
      ),
    )
    .orderBy(sql`${kind} = 'line'`, desc(at))
    .limit(phraseLimits.perShop.line);

const shopTermsQuery = (db: Db, shop: string) =>
  db
    .select({ textEn, textEs })
    .from(shopPhrases)
    .where(and(eq(shopId, shop), eq(kind, "term")))
    .limit(phraseLimits.perShop.term);
