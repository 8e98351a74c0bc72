import { and, asc, eq, gt } from "drizzle-orm";
import { listFile, paged, recordFile, rowsPerPage } from "#app/platform/archive/records.server.ts";
import type { ArchiveFile } from "#app/platform/archive/zip.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import type { Certificate } from "./certificates/certificates.server.ts";
import { certificates, videoProgress, videoTutorials } from "./tables.server.ts";

/** A member's progress and certificates, for the archive of personal data. */
export const ownTraining = (db: Db, userId: string): ArchiveFile[] => [
  listFile(
    "videos/progress.json",
    paged((last: { videoId: string } | undefined) =>
      db
        .select({
          videoId: videoProgress.videoId,
          title: videoTutorials.title,
          position: videoProgress.position,
          length: videoProgress.length,
          played: videoProgress.played,
          watchedAt: videoProgress.watchedAt,
          updatedAt: videoProgress.updatedAt,
        })
        .from(videoProgress)
        .innerJoin(videoTutorials, eq(videoTutorials.id, videoProgress.videoId))
        .where(
          and(eq(videoProgress.userId, userId), last && gt(videoProgress.videoId, last.videoId)),
        )
        .orderBy(asc(videoProgress.videoId))
        .limit(rowsPerPage),
    ),
  ),
  recordFile("videos/certificates.json", async () =>
    (await listCertificates(db, userId)).map(({ issuedAt, ...row }) => ({
      ...row,
      issuedAt: new Date(issuedAt),
    })),
  ),
];

/** A member's certificates: at most one per category. */
export async function listCertificates(db: Db, userId: string): Promise<Certificate[]> {
  const rows = await db.select().from(certificates).where(eq(certificates.userId, userId));
  return rows.map(({ userId: _, ...row }) => ({ ...row, issuedAt: row.issuedAt.getTime() }));
}
