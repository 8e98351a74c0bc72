import { v7 as newId } from "uuid";
import { expect } from "vitest";
import { addMessage } from "#app/features/approval/questions/add-message.server.ts";
import { links } from "#app/features/approval/tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import type { MessageShop } from "../messages.ts";

/** By link, which the shop has sent. */
export async function asksByLink(
  db: Db,
  { shopId, job, owner }: MessageShop,
  text: string,
  { by = null, key = newId() }: { by?: string | null; key?: string } = {},
) {
  const now = Date.now();
  const link = { shopId, jobId: job.id, id: job.id, revision: 1, tokenHash: job.id };
  await db
    .insert(links)
    .values({
      ...link,
      language: "es",
      createdBy: owner.id,
      createdAt: new Date(now),
      expiresAt: new Date(now + 9e6),
    })
    .onConflictDoNothing();
  const message = { id: key, text, by, now, written: owner.id };
  expect(await addMessage(db, link, message)).toBe("added");
}
