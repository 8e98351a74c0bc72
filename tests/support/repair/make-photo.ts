import { v7 as newId } from "uuid";
import { keysOf } from "#app/features/photos/files.server.ts";
import { photos } from "#app/features/photos/tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import type { App } from "../app.ts";
import type { Person } from "../people.ts";

type Traits = Partial<typeof photos.$inferInsert>;

/** A photo of a job; with `files` its files are stored too, which say "Secret-photo". */
export async function makePhoto(
  db: Db,
  {
    owner,
    job,
    files,
  }: { owner: Pick<Person, "id" | "shopId">; job: { id: string }; files?: App["files"] },
  traits: Traits = {},
): Promise<string> {
  const id = newId();
  const digest = "a".repeat(64);
  const [file, small] = [`${digest}.jpg`, `${"b".repeat(64)}.jpg`];
  await db.insert(photos).values({
    shopId: owner.shopId,
    id,
    jobId: job.id,
    file,
    small,
    bytes: 24,
    width: 4,
    height: 3,
    by: owner.id,
    addedAt: new Date(),
    ...traits,
  });
  for (const key of keysOf({ shopId: owner.shopId, photoId: id, file, small }))
    await files?.put(key, "Secret-photo");
  return id;
}
