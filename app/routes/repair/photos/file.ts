import { type InShop, read } from "#app/features/account/guard.server.ts";
import { isPhotoSize } from "#app/features/photos/photo.ts";
import { openPhoto } from "#app/features/photos/photos.server.ts";
import { notFound } from "#app/http/answers.ts";
import { storedFile } from "#app/http/stored-file.ts";
import type { Route } from "./+types/file";

// A photo never changes under its id. Served so that no browser can take it for anything but a
// picture, and so that no cache but the viewer's own keeps it.
export const loader = read(
  { area: "records", needs: "readRecords" },
  async ({ platform, params: { jobId, photoId, size }, shop }: Route.LoaderArgs & InShop) => {
    if (!isPhotoSize(size)) notFound();
    const ref = { shopId: shop.id, jobId, photoId };
    const { body, type } = (await openPhoto(platform, ref, size)) ?? notFound();
    return storedFile(body, {
      "content-type": type,
      "cache-control": "private, max-age=31536000, immutable",
    });
  },
);
