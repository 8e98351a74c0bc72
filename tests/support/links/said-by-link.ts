import { and, eq } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { conversations, messages } from "#app/features/messages/tables.server.ts";
import type { JobRef } from "#app/features/repair/job.ts";
import { repairJobs } from "#app/features/repair/tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";

type ThreadRow = { text: string; by?: string | null; at?: Date; letterDue?: boolean };

/** Writes messages of a job's thread directly: nothing is checked, counted or translated by it. */
export async function saidByLink(db: Db, { shopId, jobId }: JobRef, said: readonly ThreadRow[]) {
  const job = and(eq(repairJobs.shopId, shopId), eq(repairJobs.id, jobId));
  const [row] = await db.select({ customerId: repairJobs.customerId }).from(repairJobs).where(job);
  const conversationId = row?.customerId ?? jobId;
  const now = new Date();
  await db
    .insert(conversations)
    .values({
      shopId,
      id: conversationId,
      customerId: row?.customerId ?? null,
      language: "es",
      lastAt: now,
      lastWay: "link",
      changedAt: now,
    })
    .onConflictDoNothing();
  for (const { text, by = null, at = now, letterDue = true } of said)
    await db.insert(messages).values({
      shopId,
      id: newId(),
      conversationId,
      jobId,
      way: "link",
      direction: by === null ? "in" : "out",
      by,
      text,
      language: "es",
      translationState: "none",
      state: by === null ? "received" : "sent",
      at,
      letterDue,
    });
}
