import type { Revision } from "#app/features/approval/revision/revision.ts";
import { filesOfPhoto } from "#app/features/approval/revision/revision-photos.ts";
import { openPhotoFile } from "#app/features/photos/files.server.ts";
import { isPhotoSize } from "#app/features/photos/photo.ts";
import { notFound } from "#app/http/answers.ts";
import { privateFile } from "#app/http/stored-file.ts";
import type { Platform } from "#app/platform/platform.server.ts";

type FileOfPhoto = { shopId: string; photoId: string; size: string };

/** File of a photo in this revision; any other is not found. */
export async function photoResponse(
  files: Platform["files"],
  { photos = [] }: Pick<Revision, "photos">,
  { shopId, photoId, size }: FileOfPhoto,
): Promise<Response> {
  const photo = photos.find(({ id }) => id === photoId) ?? notFound();
  if (!isPhotoSize(size)) notFound();
  const stored = { shopId, photoId, ...filesOfPhoto(photo) };
  const body = (await openPhotoFile(files, stored, size)) ?? notFound();
  return privateFile(body, size === "large" ? photo.type : photo.small.type);
}
