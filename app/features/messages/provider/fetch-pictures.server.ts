import { and, eq, sql } from "drizzle-orm";
import { noteChange } from "#app/features/messages/change.server.ts";
import { messagePictures } from "#app/features/messages/provider.tables.server.ts";
import { eachShop } from "#app/features/messages/send/each-shop.ts";
import { messages } from "#app/features/messages/tables.server.ts";
import { hearVoice } from "#app/features/messages/voice/hear-voice.server.ts";
import { mediaOf } from "#app/features/messages/voice/media-of.server.ts";
import { photoLimits } from "#app/features/photos/photo.ts";
import { readUpload } from "#app/features/photos/read-upload.server.ts";
import { storePhoto } from "#app/features/photos/store-photo.server.ts";
import { storedElements } from "#app/platform/db/json-rows.server.ts";
import { log } from "#app/platform/log/log.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import type { TextingKeys } from "#app/platform/texting/texting.ts";
import { claim, type Due, dueQuery, itself } from "./due-pictures.server.ts";
import { openAccount } from "./open-account.server.ts";
import { isVoiceType, type PictureState } from "./picture.ts";

type Services = Pick<
  Platform,
  "ai" | "config" | "db" | "files" | "images" | "now" | "queue" | "texting"
>;

/** Fetches the files of messages: pictures become photos of the job, voice notes become text. */
export async function fetchPictures(
  services: Services,
  now: number,
  shopId?: string,
): Promise<void> {
  const rows = (await dueQuery(services.db, now, shopId)).map((due) => ({
    shopId: due.picture.shopId,
    due,
  }));
  await eachShop(rows, services.now, async ({ due }) => {
    const claimed = await claim(services, due, now);
    if (!claimed) return;
    await fetchOne(services, claimed).catch((error) =>
      log.error("a picture of a message could not be stored", error),
    );
  });
}

async function fetchOne(services: Services, due: Due): Promise<void> {
  const { shopId } = due.picture;
  const settle = (state: PictureState) =>
    services.db.update(messagePictures).set({ state, dueAt: null }).where(itself(due));
  const isVoice = isVoiceType(due.picture.type);
  if ((due.jobId === null && !isVoice) || due.sid === null) return void (await settle("noJob"));
  const account = await openAccount(services, shopId, due.way);
  if (!account) return void (await settle("lost"));
  if (isVoice) return void (await settle(await hearVoice(services, due, account.keys)));
  const state = await store(services, { ...due, jobId: due.jobId! }, account.keys);
  if (state === "stored") await note(services, due);
  await settle(state);
}

type WithJob = Due & { jobId: string };

/** @throws where it may work later */
async function store(
  services: Services,
  { jobId, ...due }: WithJob,
  keys: TextingKeys,
): Promise<Exclude<PictureState, "due">> {
  const { shopId, photoId } = due.picture;
  const bytes = await mediaOf(services, due, { keys, max: photoLimits.bytes });
  if (typeof bytes === "string") return bytes;
  const read = await readUpload(services.images, { photo: bytes, small: undefined });
  if (!read.ok) return "refused";
  const photo = { id: photoId, files: read.files, takenAt: null, by: "", point: null };
  const stored = await storePhoto(services, { shopId, jobId }, photo);
  if (stored === "busy") throw new Error("The files of the photo are being cleared");
  return stored === "stored" ? "stored" : "refused";
}

/** The message names its photos, once each, and pages that show it are told. */
const note = ({ db, now }: Services, { picture, conversationId }: Due) =>
  db.batch([
    db
      .update(messages)
      .set({
        photos: sql`(SELECT json_group_array(DISTINCT value) FROM (
          SELECT value FROM ${storedElements(messages.photos, "photo")}
          UNION ALL SELECT ${picture.photoId}))`,
      })
      .where(and(eq(messages.shopId, picture.shopId), eq(messages.id, picture.messageId))),
    noteChange(db, picture.shopId, conversationId, now()),
  ]);
