import { and, eq, gt, isNull, type SQL, sql } from "drizzle-orm";
import type { JobRef } from "#app/features/repair/job.ts";
import { jobOf } from "#app/features/repair/job-rows.server.ts";
import { repairJobs } from "#app/features/repair/tables.server.ts";
import { addTextWork } from "#app/features/repair/texts/text-work.server.ts";
import { textTranslations } from "#app/features/repair/texts.tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { inList, insertRows } from "#app/platform/db/given-rows.server.ts";
import { insertSelect } from "#app/platform/db/insert-select.server.ts";
import { saveAt, says } from "#app/platform/db/save-at.server.ts";
import type { Actor } from "#app/values/actor.ts";
import { correctableSince } from "./note.ts";
import { jobNotes, noteMentions } from "./tables.server.ts";

type NoteRef = JobRef & { noteId: string };
type NoteText = { text: string; named: readonly string[] };

/** A note of this job that this member wrote. */
const ownNote = ({ shopId, jobId, noteId }: NoteRef, by: string) =>
  and(
    eq(jobNotes.shopId, shopId),
    eq(jobNotes.jobId, jobId),
    eq(jobNotes.id, noteId),
    eq(jobNotes.by, by),
  );

const textWork = (db: Db, { shopId, jobId }: JobRef, actor: Actor) =>
  addTextWork(db, jobOf(shopId, jobId), actor);

/** Names members in the note that says this. Who is named already stays as they are. */
const nameMembers = (db: Db, ref: NoteRef, { text, named }: NoteText, by: string) =>
  insertRows(
    db,
    noteMentions,
    named.map((memberId) => ({ memberId })),
    { shopId: jobNotes.shopId, noteId: jobNotes.id, jobId: jobNotes.jobId, seenAt: null },
    { from: jobNotes, where: and(ownNote(ref, by), eq(jobNotes.text, text)) },
  ).onConflictDoNothing();

/**
 * Writes a note, whom it names, and that it is to be translated, in one batch. A form sent twice is one
 * note; "taken": its id is that of a note which says something else.
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

/** A note that may still be corrected, as its form shows it. */
export const findCorrectable = (db: Db, ref: NoteRef, { by, now }: Actor) =>
  db
    .select({
      text: jobNotes.text,
      version: jobNotes.version,
      named: sql<string>`(SELECT json_group_array(m.member_id) FROM note_mentions m
        WHERE m.shop_id = job_notes.shop_id AND m.note_id = job_notes.id)`
        .mapWith((json: string) => JSON.parse(json) as string[])
        .as("named"),
    })
    .from(jobNotes)
    .where(correctable(ref, { by, now }))
    .get();

const correctable = (ref: NoteRef, { by, now }: Actor): SQL | undefined =>
  and(
    ownNote(ref, by),
    isNull(jobNotes.removedAt),
    gt(jobNotes.at, new Date(correctableSince(now))),
  );

/** Corrects a note at its version while its author may, and whom it names. */
export function correctNote(
  db: Db,
  ref: NoteRef,
  { version, by, now, ...said }: NoteText & Actor & { version?: number | undefined },
) {
  const { shopId, noteId } = ref;
  const saysIt = sql`EXISTS (SELECT 1 FROM ${jobNotes} WHERE ${ownNote(ref, by)}
    AND ${eq(jobNotes.text, said.text)})`;
  return saveAt(db, {
    table: jobNotes,
    column: jobNotes.version,
    row: correctable(ref, { by, now }),
    version,
    set: { text: said.text, editedAt: new Date(now) },
    already: says(jobNotes, { text: said.text }),
    after: [
      db
        .delete(noteMentions)
        .where(
          and(
            eq(noteMentions.shopId, shopId),
            eq(noteMentions.noteId, noteId),
            sql`${noteMentions.memberId} NOT IN ${inList(said.named)}`,
            saysIt,
          ),
        ),
      nameMembers(db, ref, said, by),
      textWork(db, ref, { by, now }),
    ],
  });
}

/** Whether this member wrote the note, and it is still there. */
export const findOwnNote = (db: Db, ref: NoteRef, by: string) =>
  db
    .select({ text: jobNotes.text })
    .from(jobNotes)
    .where(and(ownNote(ref, by), isNull(jobNotes.removedAt)))
    .get();

/**
 * Deletes what a note says, in both languages, and whom it names; that there was one stays. False
 * where the member has written no such note.
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
