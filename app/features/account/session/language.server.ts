import { sql } from "drizzle-orm";
import { profiles } from "#app/features/account/tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import type { Language } from "#app/values/language.ts";

/**
 * Remembers the language of the interface with the account. Letters about replies follow, if they
 * are on.
 */
export async function setLanguage(
  db: Db,
  userId: string,
  language: Language,
  now: number,
): Promise<void> {
  await db
    .insert(profiles)
    .values({ id: userId, language, createdAt: new Date(now) })
    .onConflictDoUpdate({
      target: profiles.id,
      set: {
        language,
        replyLetters: sql`CASE WHEN ${profiles.replyLetters} IS NULL THEN NULL ELSE ${language} END`,
      },
    });
}
