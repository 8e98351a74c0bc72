import { v7 as newId } from "uuid";
import { log } from "#app/platform/log/log.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import { readPicture } from "#app/values/picture.ts";

/** Limits on pictures from other hosts. A picture that declares more is never decompressed. */
const limits = { bytes: 4 * 1024 * 1024, side: 12_000, pixels: 40_000_000 };

type PictureFetched =
  | { ok: true; bytes: Uint8Array<ArrayBuffer> }
  /** `again`: it may be there another time. */
  | { ok: false; again: boolean };

/**
 * Fetches a picture from the public web through the guard and draws it again as WebP of at most
 * `side` pixels either way, so that nothing of the sender's bytes remains and viewers never contact
 * his host. Of an animation the first frame is used; never throws.
 */
export async function fetchPicture(
  { web, images }: Pick<Platform, "web" | "images">,
  address: string,
  side = 800,
): Promise<PictureFetched> {
  const fetched = await web.fetch(address, {
    maxBytes: limits.bytes,
    accept: "image/webp,image/jpeg,image/png",
  });
  if (!fetched.ok) return { ok: false, again: fetched.problem === "unreachable" };
  if (!readPicture(fetched.bytes, limits).ok) return { ok: false, again: false };
  const bytes = await draw(images, fetched.bytes, side);
  const drawn = bytes && readPicture(bytes, limits);
  if (
    !drawn?.ok ||
    drawn.picture.type !== "image/webp" ||
    Math.max(drawn.picture.width, drawn.picture.height) > side
  )
    return { ok: false, again: false };
  return { ok: true, bytes: bytes! };
}

async function draw(
  images: Platform["images"],
  bytes: Uint8Array<ArrayBuffer>,
  side: number,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  try {
    const result = await images
      .input(new Blob([bytes]).stream())
      .transform({ width: side, height: side, fit: "scale-down" })
      .output({ format: "image/webp", anim: false, quality: 78 });
    return new Uint8Array(await result.response().arrayBuffer());
  } catch (error) {
    log.warn("a picture could not be drawn", error);
    return undefined;
  }
}

/**
 * Fetches a picture and stores it. Returns the key under which `/pictures/:key` serves it, which
 * the caller must store and later pass to `removePicture`; undefined when no picture was found, and
 * the stock picture is shown. Never throws.
 */
export async function keepPicture(
  platform: Pick<Platform, "web" | "images" | "files">,
  address: string,
  size: { width: number },
): Promise<string | undefined> {
  const got = await fetchPicture(platform, address, size.width);
  if (!got.ok) return undefined;
  try {
    return await keepDrawn(platform.files, got.bytes);
  } catch (error) {
    log.warn("a picture could not be kept", error);
    return undefined;
  }
}

/**
 * Keeps the bytes of a WebP and answers its key. @throws when they are something else, or the
 * storage fails
 */
async function keepDrawn(
  files: Platform["files"],
  bytes: Uint8Array<ArrayBuffer>,
): Promise<string> {
  const read = readPicture(bytes, limits);
  if (!read.ok || read.picture.type !== "image/webp") throw new Error("Only WebP is stored");
  const key = `${newId()}.webp`;
  await files.put(storedAt(key), bytes);
  return key;
}

// The only file names that are looked up, so that no other file of the bucket can be requested.
const isKey = (key: string): boolean =>
  /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.webp$/.test(key);
const storedAt = (key: string) => `pictures/${key}`;

/** A stored picture, or null. `key` may come straight from an address. */
export const openPicture = async (
  files: Platform["files"],
  key: string,
): Promise<R2ObjectBody | null> => (isKey(key) ? files.get(storedAt(key)) : null);

export const removePicture = async (files: Platform["files"], key: string): Promise<void> => {
  if (isKey(key)) await files.delete(storedAt(key));
};
