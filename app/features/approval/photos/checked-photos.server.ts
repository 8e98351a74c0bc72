import pLimit from "p-limit";
import type { Certificate } from "#app/features/approval/certificate/certificate.ts";
import type { Revision } from "#app/features/approval/revision/revision.ts";
import { sha256Of } from "#app/features/approval/revision/revision-file.server.ts";
import { filesOfPhoto } from "#app/features/approval/revision/revision-photos.ts";
import { openPhotoFile } from "#app/features/photos/files.server.ts";
import type { PhotoSize } from "#app/features/photos/photo.ts";
import type { Platform } from "#app/platform/platform.server.ts";

/** Photos in memory at once. */
const atOnce = 4;

/** Whether both files of each photo of a revision are stored exactly as they were sent, in the order of the revision. */
export function checkedPhotos(
  files: Platform["files"],
  shopId: string,
  revision: Pick<Revision, "photos"> | undefined,
): Promise<Certificate["photos"]> {
  const limit = pLimit(atOnce);
  const isGenuine = async (photo: NonNullable<Revision["photos"]>[number]) => {
    const stored = { shopId, photoId: photo.id, ...filesOfPhoto(photo) };
    const isSame = async (size: PhotoSize, sha256: string) => {
      const body = await openPhotoFile(files, stored, size);
      return body !== null && (await sha256Of(await body.arrayBuffer())) === sha256;
    };
    return (await isSame("large", photo.sha256)) && (await isSame("small", photo.small.sha256));
  };
  return Promise.all(
    (revision?.photos ?? []).map((photo) =>
      limit(async () => ({ photo, isGenuine: await isGenuine(photo) })),
    ),
  );
}
