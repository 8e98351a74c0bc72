import { v7 as newId } from "uuid";
import { jobNotes, noteMentions } from "#app/features/notes/tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import type { Person } from "../people.ts";

type Traits = Partial<typeof jobNotes.$inferInsert>;

/** A note on a job by this member, which names these. */
export async function makeNote(
  db: Db,
  { by, job, named = [] }: { by: Person; job: { id: string }; named?: readonly Person[] },
  traits: Traits = {},
): Promise<string> {
  const id = newId();
  const ref = { shopId: by.shopId, jobId: job.id };
  await db
    .insert(jobNotes)
    .values({ ...ref, id, by: by.id, at: new Date(), text: "Pads on the shelf.", ...traits });
  for (const { id: memberId } of named)
    await db.insert(noteMentions).values({ ...ref, noteId: id, memberId });
  return id;
}
