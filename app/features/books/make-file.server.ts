import { and, eq } from "drizzle-orm";
import { findShopDay } from "#app/features/reports/shop-day.server.ts";
import { formId } from "#app/http/form-id.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { sqliteMessage } from "#app/platform/db/db.server.ts";
import { insertRows } from "#app/platform/db/json-rows.server.ts";
import type { Actor } from "#app/values/actor.ts";
import type { TFunction } from "#app/values/translate.ts";
import { accountName } from "./account-name.ts";
import { newLines } from "./journal.ts";
import { readMonth } from "./month.ts";
import { readBooks } from "./read-month.server.ts";
import { journalFiles, journalLines } from "./tables.server.ts";

type Making = Actor & { id?: unknown; month?: unknown; t: TFunction };

/**
 * Makes the next file of a month, of everything that no file of it contains yet. "nothing": there
 * is nothing. "overtaken": a concurrent request made one.
 */
export async function makeJournalFile(
  db: Db,
  shopId: string,
  { id: sent, month: asked, t, by, now }: Making,
): Promise<"made" | "nothing" | "overtaken"> {
  const { today, zone } = await findShopDay(db, shopId, now);
  const id = formId(typeof sent === "string" ? sent : undefined, now);
  const month = readMonth(typeof asked === "string" ? asked : null, today);
  const { lines, stored, files, settings } = await readBooks(db, shopId, { month, zone });
  if (files.some((file) => file.id === id)) return "made";
  const added = newLines(lines, stored);
  if (added.length === 0) return "nothing";
  const number = files.length + 1;
  const rows = added.map((line, position) => ({
    ...line,
    position,
    accountName: accountName(line.account, settings?.names ?? {}, t),
  }));
  try {
    await db.batch([
      db.insert(journalFiles).values({
        shopId,
        month,
        number,
        id,
        createdBy: by,
        createdAt: new Date(now),
      }),
      insertRows(db, journalLines, rows, { shopId, month, file: number }),
    ]);
    return "made";
  } catch (error) {
    if (!/UNIQUE/i.test(sqliteMessage(error))) throw error;
    const made = await db
      .select({ id: journalFiles.id })
      .from(journalFiles)
      .where(and(eq(journalFiles.shopId, shopId), eq(journalFiles.id, id)))
      .get();
    return made ? "made" : "overtaken";
  }
}
