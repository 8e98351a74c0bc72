import { v7 as newId } from "uuid";
import { readPictureWithin } from "#app/values/picture.ts";
import type { Platform } from "./platform.server.ts";

/** What is taken from other hosts. Photographs of news run to a few megabytes; what claims more is never unpacked. */
const limits = { bytes: 8 * 1024 * 1024, side: 12_000, pixels: 50_000_000 };

type Needs = Pick<Platform, "web" | "images" | "files">;

/**
 * Fetches a picture from the public web, draws it anew as a WebP at most `width` pixels wide, and keeps it (decision 28). Answers
 * the key under which `/pictures/:key` serves it, which is the caller's to write down and, one day, to `removePicture`; undefined
 * when there is no picture to be had, for the stock picture to stand in. Never throws.
 */
export async function keepPicture(platform: Needs, address: string, size: { width: number }): Promise<string | undefined> {
  const got = await platform.web.fetch(address, { maxBytes: limits.bytes, accept: "image/webp,image/jpeg,image/png" });
  if (!got.ok || !readPictureWithin(limits, got.bytes).ok) return undefined;
  try {
    return await keepDrawn(platform.files, await draw(platform.images, got.bytes, size.width));
  } catch (error) {
    console.warn("a picture could not be kept", error instanceof Error ? error.message : error);
    return undefined;
  }
}

/** Freshly encoded, so that nothing of the sender's bytes is left in it; of a picture in motion, the first moment. */
async function draw(images: ImagesBinding, bytes: Uint8Array<ArrayBuffer>, width: number): Promise<Uint8Array<ArrayBuffer>> {
  const drawn = await images
    .input(new Blob([bytes]).stream())
    .transform({ width, fit: "scale-down" })
    .output({ format: "image/webp", quality: 80, anim: false });
  return new Uint8Array(await drawn.response().arrayBuffer());
}

/** Keeps the bytes of a WebP and answers its key. @throws when they are something else, or the storage fails */
export async function keepDrawn(files: Platform["files"], bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const read = readPictureWithin(limits, bytes);
  if (!read.ok || read.picture.type !== "image/webp") throw new Error("Only a WebP is kept");
  const key = `${newId()}.webp`;
  await files.put(storedAt(key), bytes);
  return key;
}

// The only names that are ever looked up, so that no other file of the bucket can be asked for.
const isKey = (key: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.webp$/.test(key);
const storedAt = (key: string) => `pictures/${key}`;

/** A kept picture, or null. `key` may come straight from an address. */
export const openPicture = async (files: Platform["files"], key: string): Promise<R2ObjectBody | null> =>
  isKey(key) ? files.get(storedAt(key)) : null;

export const removePicture = async (files: Platform["files"], key: string): Promise<void> => {
  if (isKey(key)) await files.delete(storedAt(key));
};
