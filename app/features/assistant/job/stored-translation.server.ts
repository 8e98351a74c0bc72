import { sql } from "drizzle-orm";
import { turnOf } from "#app/features/assistant/history.server.ts";
import { chatHistory } from "#app/features/assistant/tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import type { Language } from "#app/values/language.ts";

/** The stored translation of an answer, if there is one. */
export async function findTranslation(db: Db, userId: string, id: string, to: Language) {
  const row = await db
    .select({ translations: chatHistory.translations })
    .from(chatHistory)
    .where(turnOf(userId, id))
    .get();
  return row?.translations?.[to];
}

/** Stores a translation beside those in other languages. */
export async function storeTranslation(
  db: Db,
  { userId, id, to, text }: { userId: string; id: string; to: Language; text: string },
) {
  await db
    .update(chatHistory)
    .set({
      translations: sql`json_set(coalesce(${chatHistory.translations}, '{}'), ${`$.${to}`}, ${text})`,
    })
    .where(turnOf(userId, id));
}
