import {
  index,
  primaryKey,
  type SQLiteColumn,
  sqliteTable,
  text,
  uniqueIndex,
} from "drizzle-orm/sqlite-core";
import { shopColumn } from "#app/features/account/shops.tables.server.ts";
import { instant, versionColumn } from "#app/platform/db/columns.server.ts";
import type { Language } from "#app/values/language.ts";
import type { PhraseKind, PhraseRegion, Texts } from "./phrase.ts";

/** The required terms of a shop, in every language (docs/decisions/0126-the-shops-own-words.md). */
export const shopPhrases = sqliteTable(
  "shop_phrases",
  {
    shopId: shopColumn(),
    id: text("id").notNull(),
    kind: text("kind").$type<PhraseKind>().notNull(),
    /** Identifies it within its kind: `phraseKey`. */
    key: text("key").notNull(),
    /** The language that it was written in. */
    originalLanguage: text("original_language").$type<Language>().notNull(),
    /** The words in each language: `textsOf`. */
    textEn: text("en").notNull(),
    textEs: text("es").notNull(),
    /** The texts as `recognized` reads them. */
    foundEn: text("found_en").notNull(),
    foundEs: text("found_es").notNull(),
    region: text("region").$type<PhraseRegion>().notNull().default(""),
    note: text("note").notNull().default(""),
    /** Searched by the list: `phraseSearch`. */
    search: text("search").notNull(),
    /** The person who wrote or confirmed it. */
    by: text("by").notNull(),
    at: instant("at").notNull(),
    version: versionColumn("version"),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.id] }),
    uniqueIndex("phrases_by_key").on(table.shopId, table.kind, table.key),
    index("phrases_of_kind").on(table.shopId, table.kind, table.id, table.search),
    index("phrases_found_en").on(table.shopId, table.foundEn),
    index("phrases_found_es").on(table.shopId, table.foundEs),
  ],
);

/** The columns that a text of a language is looked up in. */
export const foundIn: Record<Language, SQLiteColumn> = {
  en: shopPhrases.foundEn,
  es: shopPhrases.foundEs,
};

/** A phrase in each language, as it is stored. */
export const textsOf = (row: { textEn: string; textEs: string }): Texts => ({
  en: row.textEn,
  es: row.textEs,
});
