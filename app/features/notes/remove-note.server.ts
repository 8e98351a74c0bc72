import { and, eq, isNull, sql } from "drizzle-orm";
import { textTranslations } from "#app/features/repair/texts.tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import type { Actor } from "#app/values/actor.ts";
import { jobNotes, noteMentions } from "./tables.server.ts";
import { type NoteRef, ownNote, textWork } from "./write-note.server.ts";

/** Whether this member wrote the note, and it is still there. */
export const findOwnNote = (db: Db, ref: NoteRef, by: string) =>
  db
    .select({ text: jobNotes.text })
    .from(jobNotes)
    .where(and(ownNote(ref, by), isNull(jobNotes.removedAt)))
    .get();

/**
 * Deletes the text of a note in both languages, and its mentions; its row remains. False where the
 * member has no such note.
 */
export async function removeNote(db: Db, ref: NoteRef, { by, now }: Actor): Promise<boolean> {
  const { shopId, jobId, noteId } = ref;
  const isRemoved = sql`EXISTS (SELECT 1 FROM ${jobNotes} WHERE ${ownNote(ref, by)}
    AND ${jobNotes.removedAt} IS NOT NULL)`;
  const [, , , , found] = await db.batch([
    db
      .update(jobNotes)
      .set({ text: "", removedAt: new Date(now), version: sql`${jobNotes.version} + 1` })
      .where(and(ownNote(ref, by), isNull(jobNotes.removedAt))),
    db
      .delete(noteMentions)
      .where(and(eq(noteMentions.shopId, shopId), eq(noteMentions.noteId, noteId), isRemoved)),
    db
      .delete(textTranslations)
      .where(
        and(
          eq(textTranslations.shopId, shopId),
          eq(textTranslations.jobId, jobId),
          eq(textTranslations.subjectId, noteId),
          eq(textTranslations.field, "note"),
          isRemoved,
        ),
      ),
    // A translation that is being made meanwhile goes with the next run.
    textWork(db, ref, { by, now }),
    db.select({ id: jobNotes.id }).from(jobNotes).where(ownNote(ref, by)),
  ]);
  return found.length > 0;
}
