import { Buffer } from "node:buffer";
import { log } from "#app/platform/log.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import type { WebProblem } from "#app/platform/web.server.ts";
import type { WordKey } from "#app/values/word-key.ts";
import { isLogoFile, type LogoProblem, logoLimits, readPicture } from "./logo.ts";

/** A logo as it will be kept: freshly encoded, so that nothing of the sender's bytes is left in it. */
type Logo = { file: string; bytes: Uint8Array<ArrayBuffer> };
type Prepared = { ok: true; logo: Logo } | { ok: false; problem: LogoProblem };

/** What the form says about each thing that may go wrong with a logo. */
export const logoMessages = {
  tooLarge: "repair:shop.logo.tooLarge",
  type: "repair:shop.logo.type",
  broken: "repair:shop.logo.broken",
  tooManyPixels: "repair:shop.logo.tooManyPixels",
  address: "repair:shop.logo.address",
  inward: "repair:shop.logo.inward",
  unreachable: "repair:shop.logo.unreachable",
} as const satisfies Record<LogoProblem | WebProblem, WordKey>;

/**
 * Checks a file and draws it anew at the size that the paper needs. This is what strips scripts, archives and camera data that ride
 * along. JPEG, because a PDF takes it in a tenth of the time of a PNG; PNG where there is something to see through, since a
 * JPEG would fill it in.
 */
export async function prepareLogo(images: ImagesBinding, bytes: Uint8Array<ArrayBuffer>): Promise<Prepared> {
  const read = readPicture(bytes);
  if (!read.ok) return read;
  const format = read.picture.transparent ? "image/png" : "image/jpeg";
  const drawn = await draw(images, bytes, format);
  const kept = drawn && readPicture(drawn);
  const { print } = logoLimits;
  if (!kept?.ok || kept.picture.type !== format || kept.picture.width > print.width || kept.picture.height > print.height)
    return { ok: false, problem: "broken" };
  const digest = Buffer.from(await crypto.subtle.digest("SHA-256", drawn!)).toString("hex");
  return { ok: true, logo: { file: `${digest}.${format === "image/png" ? "png" : "jpg"}`, bytes: drawn! } };
}

async function draw(images: ImagesBinding, bytes: Uint8Array<ArrayBuffer>, format: "image/png" | "image/jpeg") {
  try {
    const result = await images
      .input(new Blob([bytes]).stream())
      .transform({ ...logoLimits.print, fit: "scale-down" })
      .output({ format, anim: false, ...(format === "image/jpeg" && { quality: 90 }) });
    return new Uint8Array(await result.response().arrayBuffer());
  } catch (error) {
    log.warn("a logo could not be drawn", error);
    return undefined;
  }
}

// The owner's id stands in the key: another shop's logo cannot even be named.
const logoKey = (ownerId: string, file: string) => `logos/${ownerId}/${file}`;

export const keepLogo = (files: Platform["files"], ownerId: string, { file, bytes }: Logo) => files.put(logoKey(ownerId, file), bytes);

/** A kept logo of this owner, or null. `file` may come straight from an address. */
export const openLogo = async (files: Platform["files"], ownerId: string, file: string): Promise<R2ObjectBody | null> =>
  isLogoFile(file) ? files.get(logoKey(ownerId, file)) : null;

export const removeLogo = (files: Platform["files"], ownerId: string, file: string) => files.delete(logoKey(ownerId, file));
