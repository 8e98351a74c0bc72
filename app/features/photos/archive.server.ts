import { and, asc, eq, gt, type SQL } from "drizzle-orm";
import { workId } from "#app/features/repair/job.ts";
import { repairJobs } from "#app/features/repair/tables.server.ts";
import { listFile, paged, rowsPerPage } from "#app/platform/archive/records.server.ts";
import type { ArchiveFile } from "#app/platform/archive/zip.server.ts";
import { refersTo } from "#app/platform/db/columns.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import { openPhotoFile } from "./files.server.ts";
import { photos } from "./tables.server.ts";

/** The list of a shop's photos; the pictures are on the pages of its jobs. */
export const ownPhotos = (db: Db, shopId: string): ArchiveFile[] => [
  listFile("shop/photos.json", archivedPhotos(db, eq(photos.shopId, shopId))),
];

/** The photos of one customer's jobs, and the pictures themselves. */
export async function* customerPhotos(
  { db, files }: Pick<Platform, "db" | "files">,
  shopId: string,
  customerId: string,
): AsyncGenerator<ArchiveFile> {
  const ofCustomer = and(eq(photos.shopId, shopId), eq(repairJobs.customerId, customerId))!;
  yield listFile("photos.json", archivedPhotos(db, ofCustomer));
  for await (const { id, shopId: shop, file, small } of photoRows(db, ofCustomer)) {
    const stored = { shopId: shop, photoId: id, file, small };
    const body = await openPhotoFile(files, stored, "large");
    if (body)
      yield {
        name: `photos/${id}.${file.split(".").at(-1)}`,
        content: new Uint8Array(await body.arrayBuffer()),
      };
  }
}

async function* archivedPhotos(db: Db, of: SQL): AsyncGenerator<object> {
  for await (const { number, shopId: _, small: __, ...photo } of photoRows(db, of))
    yield { workOrder: workId(number), ...photo };
}

const photoRows = (db: Db, of: SQL) =>
  paged((last: { id: string } | undefined) =>
    db
      .select({
        shopId: photos.shopId,
        id: photos.id,
        number: repairJobs.number,
        file: photos.file,
        small: photos.small,
        bytes: photos.bytes,
        width: photos.width,
        height: photos.height,
        takenAt: photos.takenAt,
        addedAt: photos.addedAt,
        caption: photos.caption,
        forCustomer: photos.forCustomer,
        point: photos.point,
        marks: photos.marks,
        sentAt: photos.sentAt,
        removedAt: photos.removedAt,
      })
      .from(photos)
      .innerJoin(repairJobs, refersTo(photos, photos.jobId, repairJobs))
      .where(and(of, last && gt(photos.id, last.id)))
      .orderBy(asc(photos.id))
      .limit(rowsPerPage),
  );
