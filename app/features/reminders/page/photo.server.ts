import { openPhotoFile } from "#app/features/photos/files.server.ts";
import { photoType } from "#app/features/photos/photo.ts";
import { notFound } from "#app/http/answers.ts";
import { privateFile } from "#app/http/stored-file.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import type { OpenFollowUp } from "./open-follow-up.server.ts";

/** The photo of a piece of work by its place in the message. */
export async function followUpPhoto(
  files: Platform["files"],
  { followUp, isOpen }: OpenFollowUp,
  at: string,
): Promise<Response> {
  const { photo } = (isOpen && followUp.work[Number(at)]) || notFound();
  if (!photo) return notFound();
  const { id: photoId, file, small } = photo;
  const stored = { shopId: followUp.shopId, photoId, file, small };
  const body = (await openPhotoFile(files, stored, "large")) ?? notFound();
  return privateFile(body, photoType(file));
}
