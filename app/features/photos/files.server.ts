import { photoFolderOf } from "#app/features/shop/photo-folder.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import type { PhotoSize } from "./photo.ts";

type PhotoFiles = { shopId: string; photoId: string; file: string; small: string };

// The key contains the shop's id, so another shop's photo cannot be addressed; and the photo's, so
// that no two photos share a file, and each is deleted by itself.
const keyOf = ({ shopId, photoId }: Pick<PhotoFiles, "shopId" | "photoId">, file: string) =>
  `${photoFolderOf(shopId)}${photoId}/${file}`;

/** The keys of both files of a photo. */
export const keysOf = (photo: PhotoFiles): [large: string, small: string] => [
  keyOf(photo, photo.file),
  keyOf(photo, photo.small),
];

export const openPhotoFile = (
  files: Platform["files"],
  photo: PhotoFiles,
  size: PhotoSize,
): Promise<R2ObjectBody | null> =>
  files.get(keyOf(photo, size === "large" ? photo.file : photo.small));
