import { and, desc, eq, ne, sql } from "drizzle-orm";
import type { Db } from "#app/platform/db/db.server.ts";
import type { Country } from "#app/values/country.ts";
import { fold, searchWords } from "#app/values/fold.ts";
import { loadCanned } from "./canned/load.server.ts";
import type { Texts } from "./phrase.ts";
import { shopPhrases, textsOf } from "./tables.server.ts";

/** Most suggestions for a text. */
const atMost = 8;

const { shopId, kind, id, textEn, textEs, search } = shopPhrases;

/**
 * Lines for what is typed, in every language: what the shop remembers and keeps first, then the
 * usual lines of the trade. One statement, over the bounded number of a shop's phrases.
 */
export async function suggestLines(
  db: Db,
  shop: { id: string; country: () => Promise<Country> },
  text: string,
): Promise<Texts[]> {
  if (fold(text).length < 2) return [];
  const [own, country, { findCanned }] = await Promise.all([
    ownLinesQuery(db, shop.id, text),
    shop.country(),
    loadCanned(),
  ]);
  const canned = findCanned(text, { country, limit: atMost }).map(({ texts }) => texts);
  const all = [...own.map(textsOf), ...canned];
  const once = new Map(all.map((texts) => [fold(Object.values(texts).join("\n")), texts]));
  return [...once.values()].slice(0, atMost);
}

const ownLinesQuery = (db: Db, shop: string, text: string) =>
  db
    .select({ textEn, textEs })
    .from(shopPhrases)
    .where(
      and(
        eq(shopId, shop),
        ne(kind, "term"),
        ...searchWords(text).map((word) => sql`instr(${search}, ${word}) > 0`),
      ),
    )
    .orderBy(desc(id))
    .limit(atMost);
