import { and, eq } from "drizzle-orm";
import { take } from "#app/features/account/budget/uses.server.ts";
import { noteChange } from "#app/features/messages/change.server.ts";
import { strangersToday } from "#app/features/messages/limits.ts";
import type { Due } from "#app/features/messages/provider/due-pictures.server.ts";
import { type PictureState, wordsForMedia } from "#app/features/messages/provider/picture.ts";
import { workOfMessage } from "#app/features/messages/receive/message-work.ts";
import { messages } from "#app/features/messages/tables.server.ts";
import { textOf } from "#app/features/speech/heard/heard-text.ts";
import { speechLimits } from "#app/features/speech/limits.ts";
import { readRecording } from "#app/features/speech/recording/recording.ts";
import { hearBytes } from "#app/features/speech/server/hear.server.ts";
import { log } from "#app/platform/log/log.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import type { TextingKeys } from "#app/platform/texting/texting.ts";
import { mediaOf } from "./media-of.server.ts";

type Services = Pick<Platform, "ai" | "db" | "now" | "queue" | "texting">;

/**
 * Transcribes a voice note, in its language, as the text of its message. Without a model it can
 * only be played. The recording stays with the provider. @throws where a retry may work
 */
export async function hearVoice(
  services: Services,
  due: Due,
  keys: TextingKeys,
): Promise<Exclude<PictureState, "due">> {
  const { db, ai, now, queue } = services;
  const { shopId, messageId: id, type } = due.picture;
  const bytes = await mediaOf(services, due, { keys, max: speechLimits.bytes });
  if (typeof bytes === "string") return bytes;
  const recording = readRecording(bytes);
  if (!recording) return "refused";
  if (ai.models.speech.length === 0 || recording.seconds > speechLimits.seconds) return "stored";
  if (!due.isKnown && !(await take(db, [strangersToday(shopId)], now()))) return "stored";
  const heard = await hearBytes(services, bytes, { by: shopId, shopId, assumed: due.language });
  if (!heard.ok && heard.problem === "failed") throw new Error("A voice note was not heard");
  if (!heard.ok) return "stored";
  const said = textOf(heard.parts);
  const text = due.text === wordsForMedia([type]) ? said : `${due.text}\n\n${said}`;
  await db.batch([
    db
      .update(messages)
      .set({ text, language: heard.language, translationState: "due", dueAt: new Date(now()) })
      .where(and(eq(messages.shopId, shopId), eq(messages.id, id), eq(messages.text, due.text))),
    noteChange(db, shopId, due.conversationId, now()),
  ]);
  await queue
    .send([workOfMessage({ shopId, id })])
    .catch((error) => log.warn("a voice note that is due could not be queued", error));
  return "heard";
}
