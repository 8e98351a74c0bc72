import { and, eq, gt, isNull, type SQL, sql } from "drizzle-orm";
import type { Db } from "#app/platform/db/db.server.ts";
import { inList } from "#app/platform/db/json-rows.server.ts";
import { saveAt, says } from "#app/platform/db/save-at.server.ts";
import type { Actor } from "#app/values/actor.ts";
import { correctableSince } from "./note.ts";
import { jobNotes, noteMentions } from "./tables.server.ts";
import {
  type NoteRef,
  type NoteText,
  nameMembers,
  ownNote,
  textWork,
} from "./write-note.server.ts";

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

/** Corrects a note and its mentions at its version, while its author may. */
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
