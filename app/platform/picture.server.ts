import { readPicture } from "#app/values/picture.ts";
import type { Web } from "./web.server.ts";

/** Of a picture that comes in, and of what is kept of it. */
const limits = { bytes: 4 * 1024 * 1024, side: 12_000, pixels: 40_000_000 };
const kept = { width: 800, height: 800 };

export type PictureFetched =
  | { ok: true; bytes: Uint8Array<ArrayBuffer> }
  /** `again`: it may be there another time. */
  | { ok: false; again: boolean };

/**
 * Fetches a picture from the public web through the guard and draws it anew as WebP of at most 800 x 800 (decision 28): nothing of
 * the sender's bytes is left, and readers never ask his host. Never throws. Of something that moves the first picture is kept.
 */
export async function fetchPicture({ web, images }: { web: Web; images: ImagesBinding }, address: string): Promise<PictureFetched> {
  const fetched = await web.fetch(address, { maxBytes: limits.bytes, accept: "image/webp,image/jpeg,image/png" });
  if (!fetched.ok) return { ok: false, again: fetched.problem === "unreachable" };
  if (!readPicture(fetched.bytes, limits).ok) return { ok: false, again: false };
  const bytes = await draw(images, fetched.bytes);
  const drawn = bytes && readPicture(bytes, limits);
  if (!drawn?.ok || drawn.picture.type !== "image/webp" || drawn.picture.width > kept.width || drawn.picture.height > kept.height)
    return { ok: false, again: false };
  return { ok: true, bytes: bytes! };
}

async function draw(images: ImagesBinding, bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer> | undefined> {
  try {
    const result = await images
      .input(new Blob([bytes]).stream())
      .transform({ ...kept, fit: "scale-down" })
      .output({ format: "image/webp", anim: false, quality: 78 });
    return new Uint8Array(await result.response().arrayBuffer());
  } catch (error) {
    console.warn("a picture could not be drawn", error instanceof Error ? error.message : error);
    return undefined;
  }
}
