import { sql } from "drizzle-orm";
import { noteChange } from "#app/features/messages/change.server.ts";
import { isPictureType } from "#app/features/messages/provider/picture.ts";
import { rowOf } from "#app/features/messages/send/settle.server.ts";
import { messages } from "#app/features/messages/tables.server.ts";
import { photoLimits } from "#app/features/photos/photo.ts";
import { readUpload } from "#app/features/photos/read-upload.server.ts";
import { storePhoto } from "#app/features/photos/store-photo.server.ts";
import type { Platform } from "#app/platform/platform.server.ts";

type Services = Pick<Platform, "db" | "files" | "images" | "now">;

type LetterFile = { type: string; bytes: Uint8Array<ArrayBuffer> };

/** Pictures of one letter that become photos. */
const mostPictures = 10;

type Letter = {
  shopId: string;
  messageId: string;
  conversationId: string;
  jobId: string;
  /** Equal at every delivery of the letter, so that an interrupted import continues. */
  name: string;
};

/** Makes the pictures of a letter photos of its job, stripped, each once. */
export async function storeLetterPictures(
  services: Services,
  { shopId, messageId, conversationId, jobId, name }: Letter,
  files: readonly LetterFile[],
): Promise<void> {
  const { db, images, now } = services;
  const pictures = files
    .filter(({ type, bytes }) => isPictureType(type) && bytes.length <= photoLimits.bytes)
    .slice(0, mostPictures);
  const stored: string[] = [];
  for (const [at, { bytes }] of pictures.entries()) {
    const read = await readUpload(images, { photo: bytes, small: undefined });
    if (!read.ok) continue;
    const id = uuidOf(name, at);
    const photo = { id, files: read.files, takenAt: null, by: "", point: null };
    const answer = await storePhoto(services, { shopId, jobId }, photo);
    if (answer === "busy") throw new Error("The files of the photo are being cleared");
    if (answer === "stored") stored.push(id);
  }
  if (stored.length === 0) return;
  await db.batch([
    db
      .update(messages)
      .set({ photos: stored })
      .where(rowOf({ shopId, id: messageId })),
    noteChange(db, shopId, sql`${conversationId}`, now()),
  ]);
}

/** An id in the form of a UUID, from the hash of a letter and the index of its picture. */
const uuidOf = (hash: string, at: number): string =>
  `${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(13, 16)}-8${hash.slice(17, 20)}-${hash.slice(20, 30)}${String(at).padStart(2, "0")}`;
