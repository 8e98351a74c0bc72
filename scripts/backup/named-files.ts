import { type Database, quoted } from "./database.ts";
import { literal } from "./literal.ts";
import type { Schema } from "./schema.ts";

/** Where the database names files of R2: the key of each, told from a column. */
type Namer = {
  table: string;
  by: string;
  key: string;
  where: string;
  /** A column that an older database may not have. */
  column?: string;
};

const namers: readonly Namer[] = [
  {
    table: "shop_settings",
    by: "shop_id",
    key: "'logos/' || shop_id || '/' || logo_file",
    where: "logo_file is not null",
  },
  {
    table: "invoices",
    by: "content ->> '$.shop.logoFile' || shop_id",
    key: "'logos/' || shop_id || '/' || (content ->> '$.shop.logoFile')",
    // Earlier logos: the one of today is named by the settings.
    where:
      "content ->> '$.shop.logoFile' not in (select coalesce(logo_file, '') from shop_settings s where s.shop_id = invoices.shop_id)",
  },
  {
    table: "revisions",
    by: "shop_id || job_id || n",
    key: "'revisions/' || shop_id || '/' || sha256 || '.json'",
    where: "true",
  },
  {
    table: "revisions",
    by: "shop_id || job_id || n",
    key: "'revisions/' || shop_id || '/' || pdf_sha256 || '.pdf'",
    where: "pdf_sha256 is not null",
    column: "pdf_sha256",
  },
  {
    table: "photos",
    by: "shop_id || id",
    key: "'photos/' || shop_id || '/' || id || '/' || file",
    where: "true",
  },
  {
    table: "photos",
    by: "shop_id || id",
    key: "'photos/' || shop_id || '/' || id || '/' || small",
    where: "true",
  },
  {
    table: "news_items",
    by: "id",
    key: "'news/' || source_id || '/' || id || '.webp'",
    where: "pictured = 1",
  },
  {
    table: "video_tutorials",
    by: "id",
    key: "'pictures/' || picture_key",
    where: "picture_key is not null",
  },
  {
    table: "video_tutorials",
    by: "id",
    key: "'handouts/' || handout_file",
    where: "handout_file is not null",
  },
];

const page = 2_000;

/**
 * The keys of all files that the database names: for R2 in production, whose list wrangler cannot
 * ask for.
 */
export async function* namedFiles(database: Database, { tables }: Schema): AsyncGenerator<string> {
  for (const { table, by, key, where, column } of namers) {
    // An older database may not have it yet.
    const known = tables.find(({ name }) => name === table)?.columns;
    if (!known || (column && !known.includes(column))) continue;
    let after = "";
    for (;;) {
      const rows = await database.read(
        `select distinct ${by} as "by", ${key} as "key" from ${quoted(table)} where ${where} and ${by} > ${literal(after)} order by ${by} limit ${page}`,
      );
      for (const row of rows) yield String(row.key);
      if (rows.length < page) break;
      after = String(rows.at(-1)!.by);
    }
  }
}

const types: Record<string, string> = {
  webp: "image/webp",
  png: "image/png",
  jpg: "image/jpeg",
  jpeg: "image/jpeg",
  pdf: "application/pdf",
  json: "application/json",
};

/** The type of a file as its name tells it. */
export const typeOf = (key: string): string =>
  types[key.slice(key.lastIndexOf(".") + 1)] ?? "application/octet-stream";
