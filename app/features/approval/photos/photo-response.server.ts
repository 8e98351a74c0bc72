import type { Revision } from "#app/features/approval/revision/revision.ts";
import { filesOfPhoto } from "#app/features/approval/revision/revision-photos.ts";
import { openPhotoFile } from "#app/features/photos/files.server.ts";
import { isPhotoSize } from "#app/features/photos/photo.ts";
import { notFound } from "#app/http/answers.ts";
import type { Platform } from "#app/platform/platform.server.ts";

type FileOfPhoto = { shopId: string; photoId: string; size: string };

/**
 * File of a photo in this revision; any other is not found. Served with a type that no browser
 * takes for anything but a picture, and uncached: a link may end at any time.
 */
export async function photoResponse(
  files: Platform["files"],
  { photos = [] }: Pick<Revision, "photos">,
  { shopId, photoId, size }: FileOfPhoto,
): Promise<Response> {
  const photo = photos.find(({ id }) => id === photoId) ?? notFound();
  if (!isPhotoSize(size)) notFound();
  const stored = { shopId, photoId, ...filesOfPhoto(photo) };
  const body = (await openPhotoFile(files, stored, size)) ?? notFound();
  return new Response(body.body, {
    headers: {
      "content-type": size === "large" ? photo.type : photo.small.type,
      "content-length": String(body.size),
      "cache-control": "private, no-store",
      "content-security-policy": "default-src 'none'; sandbox",
      "cross-origin-resource-policy": "same-origin",
      "referrer-policy": "no-referrer",
      "x-content-type-options": "nosniff",
      "x-robots-tag": "noindex",
    },
  });
}
