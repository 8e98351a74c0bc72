import { and, eq, sql } from "drizzle-orm";
import type { JobRef } from "#app/features/repair/job.ts";
import { jobOf } from "#app/features/repair/job-rows.server.ts";
import { repairJobs } from "#app/features/repair/tables.server.ts";
import { addTextWork } from "#app/features/repair/texts/text-work.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { insertSelect } from "#app/platform/db/insert-select.server.ts";
import { insertRows } from "#app/platform/db/json-rows.server.ts";
import type { Actor } from "#app/values/actor.ts";
import { jobNotes, noteMentions } from "./tables.server.ts";

export type NoteRef = JobRef & { noteId: string };
/** Text of a note, and the members mentioned in it. */
export type NoteText = { text: string; named: readonly string[] };

/** A note of this job that this member wrote. */
export const ownNote = ({ shopId, jobId, noteId }: NoteRef, by: string) =>
  and(
    eq(jobNotes.shopId, shopId),
    eq(jobNotes.jobId, jobId),
    eq(jobNotes.id, noteId),
    eq(jobNotes.by, by),
  );

/** The note is to be translated. */
export const textWork = (db: Db, { shopId, jobId }: JobRef, actor: Actor) =>
  addTextWork(db, jobOf(shopId, jobId), actor);

/** Names members in the note that says this. Who is named already stays as they are. */
export const nameMembers = (db: Db, ref: NoteRef, { text, named }: NoteText, by: string) =>
  insertRows(
    db,
    noteMentions,
    named.map((memberId) => ({ memberId })),
    { shopId: jobNotes.shopId, noteId: jobNotes.id, jobId: jobNotes.jobId, seenAt: null },
    { from: jobNotes, where: and(ownNote(ref, by), eq(jobNotes.text, text)) },
  ).onConflictDoNothing();

/**
 * Writes a note, its mentions and its translation work in one batch. A form submitted twice is one
 * note; "taken": another note has its id.
 */
export async function addNote(
  db: Db,
  ref: NoteRef,
  { by, now, ...said }: NoteText & Actor,
): Promise<"added" | "taken" | "gone"> {
  const { shopId, jobId, noteId } = ref;
  const [, , , mine, [job]] = await db.batch([
    insertSelect(
      db,
      jobNotes,
      {
        shopId: repairJobs.shopId,
        id: noteId,
        jobId: repairJobs.id,
        by,
        at: new Date(now),
        text: said.text,
        editedAt: null,
        removedAt: null,
        version: 1,
      },
      sql`FROM ${repairJobs} WHERE ${jobOf(shopId, jobId)}`,
    ).onConflictDoNothing(),
    nameMembers(db, ref, said, by),
    textWork(db, ref, { by, now }),
    db
      .select({ id: jobNotes.id })
      .from(jobNotes)
      .where(and(ownNote(ref, by), eq(jobNotes.text, said.text))),
    db.select({ jobId: repairJobs.id }).from(repairJobs).where(jobOf(shopId, jobId)),
  ]);
  if (!job) return "gone";
  return mine.length > 0 ? "added" : "taken";
}
