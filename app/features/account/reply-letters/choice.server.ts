import { eq } from "drizzle-orm";
import { profiles } from "#app/features/account/tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import type { Language } from "#app/values/language.ts";

/** Turns letters about replies on, in this language. */
export async function turnOnReplyLetters(
  db: Db,
  userId: string,
  language: Language,
  now: number,
): Promise<void> {
  await db
    .insert(profiles)
    .values({ id: userId, replyLetters: language, createdAt: new Date(now) })
    .onConflictDoUpdate({ target: profiles.id, set: { replyLetters: language } });
}

export async function turnOffReplyLetters(db: Db, userId: string): Promise<void> {
  await db.update(profiles).set({ replyLetters: null }).where(eq(profiles.id, userId));
}
