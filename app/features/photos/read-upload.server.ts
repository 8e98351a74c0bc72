import { Buffer } from "node:buffer";
import { log } from "#app/platform/log/log.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import { type PhotoProblem, photoFile, photoLimits, readPhoto, readSmall } from "./photo.ts";
import { stripPicture } from "./strip-picture.ts";

type Bytes = Uint8Array<ArrayBuffer>;

/** A file as it is stored: without the camera's notes, named by the hash of its bytes. */
type PhotoFile = { name: string; bytes: Bytes };

export type PhotoFiles = { large: PhotoFile; small: PhotoFile; width: number; height: number };

type ReadUpload = { ok: true; files: PhotoFiles } | { ok: false; problem: PhotoProblem };

/**
 * Checks an uploaded photo and its small copy, and strips both. A small copy that is missing, or is
 * none, is drawn here.
 */
export async function readUpload(
  images: Platform["images"],
  upload: { photo: Bytes; small: Bytes | undefined },
): Promise<ReadUpload> {
  const read = readPhoto(upload.photo);
  if (!read.ok) return read;
  const { type, width, height } = read.picture;
  const large = stripPicture(upload.photo, type);
  if (!large) return { ok: false, problem: "broken" };
  const small = strippedSmall(upload.small) ?? strippedSmall(await drawSmall(images, large));
  if (!small) return { ok: false, problem: "broken" };
  return {
    ok: true,
    files: {
      large: await named(large, type),
      small: await named(small.bytes, small.type),
      width,
      height,
    },
  };
}

function strippedSmall(bytes: Bytes | undefined) {
  const read = bytes && readSmall(bytes);
  const stripped = read?.ok && stripPicture(bytes!, read.picture.type);
  return stripped ? { bytes: stripped, type: read.picture.type } : undefined;
}

async function drawSmall(images: Platform["images"], bytes: Bytes): Promise<Bytes | undefined> {
  const { smallSide } = photoLimits;
  try {
    const result = await images
      .input(new Blob([bytes]).stream())
      .transform({ width: smallSide, height: smallSide, fit: "scale-down" })
      .output({ format: "image/jpeg", anim: false, quality: 75 });
    return new Uint8Array(await result.response().arrayBuffer());
  } catch (error) {
    log.warn("a photo could not be drawn", error);
    return undefined;
  }
}

async function named(bytes: Bytes, type: Parameters<typeof photoFile>[1]): Promise<PhotoFile> {
  const digest = Buffer.from(await crypto.subtle.digest("SHA-256", bytes)).toString("hex");
  return { name: photoFile(digest, type), bytes };
}
