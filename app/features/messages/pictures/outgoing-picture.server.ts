import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import { openPhotoFile } from "#app/features/photos/files.server.ts";
import { type PhotoType, photoType } from "#app/features/photos/photo.ts";
import { photos } from "#app/features/photos/tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import type { Platform } from "#app/platform/platform.server.ts";

type PhotosQuery = { shopId: string; photoIds: readonly string[] };

/** The files of photos that go with a message; one that was deleted meanwhile is missing. */
export async function openPictures(
  { db, files }: Pick<Platform, "db" | "files">,
  { shopId, photoIds }: PhotosQuery,
): Promise<{ id: string; type: PhotoType; body: R2ObjectBody }[]> {
  if (photoIds.length === 0) return [];
  const rows = await db
    .select({ id: photos.id, file: photos.file, small: photos.small })
    .from(photos)
    .where(
      and(eq(photos.shopId, shopId), inArray(photos.id, [...photoIds]), isNull(photos.removedAt)),
    );
  const opened = await Promise.all(
    rows.map(async ({ id, ...names }) => ({
      id,
      type: photoType(names.file),
      body: await openPhotoFile(files, { shopId, photoId: id, ...names }, "large"),
    })),
  );
  return opened.flatMap(({ body, ...one }) => (body ? [{ ...one, body }] : []));
}

/** Notes that photos went with a message, if it is stored: from then on they are evidence. */
export const notePicturesSent = (
  db: Db,
  { shopId, photoIds }: PhotosQuery,
  { message, now }: { message: string; now: number },
) =>
  db
    .update(photos)
    .set({ sentAt: new Date(now) })
    .where(
      and(
        eq(photos.shopId, shopId),
        isNull(photos.sentAt),
        inArray(photos.id, [...photoIds]),
        sql`EXISTS (SELECT 1 FROM messages m WHERE m.shop_id = ${shopId} AND m.id = ${message})`,
      ),
    );
