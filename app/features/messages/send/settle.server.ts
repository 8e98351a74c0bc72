import { and, eq } from "drizzle-orm";
import { noteChange } from "#app/features/messages/change.server.ts";
import type { Failure, MessageRef } from "#app/features/messages/message.ts";
import { messages } from "#app/features/messages/tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";

/** A message as it is stored. */
export type MessageRow = typeof messages.$inferSelect;

/** The row of a message. */
export const rowOf = ({ shopId, id }: MessageRef) =>
  and(eq(messages.shopId, shopId), eq(messages.id, id));

type Settled = Partial<
  Pick<MessageRow, "state" | "failure" | "providerId" | "price" | "priceCurrency">
>;

/** Stores the outcome of sending a message. */
export const settle = (db: Db, row: MessageRow, now: number, set: Settled) =>
  db.batch([
    db
      .update(messages)
      .set({ ...set, stateAt: new Date(now), dueAt: null, claimedAt: null })
      .where(and(rowOf(row), eq(messages.state, "waiting"))),
    noteChange(db, row.shopId, row.conversationId, now),
  ]);

/** Stores why a message was not sent. */
export const fail = (db: Db, row: MessageRow, now: number, failure: Failure) =>
  settle(db, row, now, { state: "failed", failure });
