import { and, desc, eq, lt, or, sql } from "drizzle-orm";
import type { JobRef } from "#app/features/repair/job.ts";
import { memberName } from "#app/features/repair/page/job-events.server.ts";
import { readTranslation } from "#app/features/repair/texts/read-translation.ts";
import { translationColumn } from "#app/features/repair/texts/translation-column.server.ts";
import { membersQuery } from "#app/features/shop/member.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import type { Cursor } from "#app/values/cursor.ts";
import type { Language } from "#app/values/language.ts";
import { mayCorrect, type Note, noteLimits } from "./note.ts";
import { unseenOfJob } from "./seen-mentions.server.ts";
import { jobNotes } from "./tables.server.ts";

type Reading = { viewerId: string; reader: Language; now: number; before?: Cursor | undefined };

/** The statements of `notesOf`: a page of a job's notes, whether one names the viewer unseen, and the members. */
export const notesQueries = (db: Db, ref: JobRef, asked: Reading) =>
  [
    notesQuery(db, ref, asked),
    unseenOfJob(db, ref, asked.viewerId),
    membersQuery(db, ref.shopId),
  ] as const;

type Rows<Query extends (...given: never[]) => unknown> = Awaited<ReturnType<Query>>;

/**
 * Page of a job's notes, newest first, in the reader's language, whether one of the job mentions
 * the viewer unseen, and the members that can be mentioned.
 */
export function notesOf(
  rows: Rows<typeof notesQuery>,
  unseen: Rows<typeof unseenOfJob>,
  members: Rows<typeof membersQuery>,
  { viewerId, now }: Pick<Reading, "viewerId" | "now">,
) {
  const notes = rows.slice(0, noteLimits.perPage).map(noteOf);
  const last = rows.length > noteLimits.perPage ? notes.at(-1) : undefined;
  return {
    notes: notes.map((note) => ({ ...note, mayCorrect: mayCorrect(note, viewerId, now) })),
    older: last && { at: last.at.getTime(), id: last.id },
    isUnseen: unseen.length > 0,
    members: members.filter(({ id }) => id !== viewerId),
  };
}

/** Reads one row more than a page, to know whether older notes follow. */
export const notesQuery = (
  db: Db,
  { shopId, jobId }: JobRef,
  { viewerId, reader, before }: Omit<Reading, "now">,
) =>
  db
    .select({
      id: jobNotes.id,
      text: jobNotes.text,
      translation: translationColumn(reader, {
        shopId: sql`${jobNotes.shopId}`,
        jobId: sql`${jobNotes.jobId}`,
        subjectId: sql`${jobNotes.id}`,
        field: "note",
        text: sql`${jobNotes.text}`,
      }).as("note_translation"),
      at: jobNotes.at,
      by: jobNotes.by,
      author: memberName(sql`${jobNotes.by}`).as("author"),
      isEdited: sql<boolean>`edited_at IS NOT NULL`.mapWith(Boolean).as("is_edited"),
      isRemoved: sql<boolean>`removed_at IS NOT NULL`.mapWith(Boolean).as("is_removed"),
      named:
        sql<string>`(SELECT json_group_array(json_array(m.member_id, ${memberName(sql`m.member_id`)},
        m.member_id = ${viewerId} AND m.seen_at IS NULL)) FROM note_mentions m
        WHERE m.shop_id = job_notes.shop_id AND m.note_id = job_notes.id)`.as("named"),
    })
    .from(jobNotes)
    .where(and(eq(jobNotes.shopId, shopId), eq(jobNotes.jobId, jobId), before && isBefore(before)))
    .orderBy(desc(jobNotes.at), desc(jobNotes.id))
    .limit(noteLimits.perPage + 1);

const isBefore = ({ at, id }: Cursor) =>
  or(lt(jobNotes.at, new Date(at)), and(eq(jobNotes.at, new Date(at)), lt(jobNotes.id, id)));

type Row = Awaited<ReturnType<typeof notesQuery>>[number];

const noteOf = ({ translation, named, ...row }: Row): Note => ({
  ...row,
  translation: readTranslation(translation),
  named: (JSON.parse(named) as [string, string | null, 0 | 1][]).map(([id, name, isUnseen]) => ({
    id,
    name,
    isUnseen: isUnseen === 1,
  })),
});
