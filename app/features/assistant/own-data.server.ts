import { eq } from "drizzle-orm";
import { listFile, recordFile, recordsOf } from "#app/platform/archive/records.server.ts";
import type { ArchiveFile } from "#app/platform/archive/zip.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { chatDays, chatHistory } from "./tables.server.ts";

/** A person's questions and the assistant's answers. Pictures are not stored. */
export const ownChats = (db: Db, userId: string): ArchiveFile[] => [
  listFile(
    "assistant/chats.json",
    recordsOf(db, chatHistory, { where: eq(chatHistory.userId, userId), without: ["userId"] }),
  ),
  recordFile("assistant/questions-per-day.json", async () => {
    const days = await db
      .select({ day: chatDays.day, asked: chatDays.asked })
      .from(chatDays)
      .where(eq(chatDays.userId, userId));
    return days.map(({ day, asked }) => ({
      day: new Date(day * 86_400_000).toISOString().slice(0, 10),
      asked,
    }));
  }),
];
