import { and, eq, type SQL, sql } from "drizzle-orm";
import { voiceShown, wordsShown } from "#app/features/messages/conversation/shown.ts";
import type { MessageRef } from "#app/features/messages/message.ts";
import { findAccounts } from "#app/features/messages/provider/find-account.server.ts";
import { openKeys } from "#app/features/messages/provider/sealed-keys.server.ts";
import { messagePictures } from "#app/features/messages/provider.tables.server.ts";
import { messages } from "#app/features/messages/tables.server.ts";
import { speechLimits } from "#app/features/speech/limits.ts";
import { readRecording } from "#app/features/speech/recording/recording.ts";
import { refersTo } from "#app/platform/db/columns.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import type { Language } from "#app/values/language.ts";
import { mediaOf } from "./media-of.server.ts";

const isPlayable = sql`${messagePictures.type} LIKE 'audio/%'
  AND ${messagePictures.state} IN ('heard', 'stored')`;

/** The state of the voice note of a row of `messages`; null without one. */
export const voiceOf: SQL<string | null> =
  sql`(SELECT ${messagePictures.state} FROM ${messagePictures}
  WHERE ${messagePictures.shopId} = ${messages.shopId}
    AND ${messagePictures.messageId} = ${messages.id} AND ${isPlayable} LIMIT 1)`;

/** A voice note with its message and the shop's accounts, in one trip; undefined without one. */
export async function findVoice(db: Db, { shopId, id }: MessageRef) {
  const [[found], accounts] = await Promise.all([
    db
      .select({ message: messages, picture: messagePictures })
      .from(messages)
      .innerJoin(
        messagePictures,
        and(refersTo(messagePictures, messagePictures.messageId, messages), isPlayable),
      )
      .where(and(eq(messages.shopId, shopId), eq(messages.id, id))),
    findAccounts(db, shopId),
  ]);
  return found && { ...found, account: accounts.find(({ way }) => way === found.message.way) };
}

type Voice = NonNullable<Awaited<ReturnType<typeof findVoice>>>;

/** The recording of a voice note; undefined if it is gone, or this viewer may not hear it. */
export async function openVoice(
  services: Pick<Platform, "config" | "texting">,
  { message, picture, account }: Voice,
  { language, prices }: { language: Language; prices: boolean },
): Promise<{ bytes: Uint8Array<ArrayBuffer>; type: string } | undefined> {
  if (!voiceShown(picture.state, wordsShown(message, language, prices), prices)) return undefined;
  const keys = account && (await openKeys(services.config, message.shopId, account.keys));
  if (!keys) return undefined;
  const asked = { sid: message.providerId, picture };
  const bytes = await mediaOf(services, asked, { keys, max: speechLimits.bytes });
  if (typeof bytes === "string") return undefined;
  const recording = readRecording(bytes);
  return recording && { bytes, type: recording.type };
}
