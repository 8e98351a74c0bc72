import { and, eq, sql } from "drizzle-orm";
import { z } from "zod";
import {
  certificates,
  videoCounts,
  videoProgress,
  videoTutorials,
} from "#app/features/videos/tables.server.ts";
import type { Category } from "#app/features/videos/video.ts";
import { line } from "#app/http/form.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { numberFrom, randomLetters, readNumber } from "./certificate-number.ts";
import { watchedBy } from "./progress.server.ts";

export type Certificate = {
  number: string;
  name: string;
  category: Category;
  videos: number;
  issuedAt: number;
};

/**
 * Issues the certificate of a category, or finds the existing one; undefined when videos are left
 * to watch, which the inserting statement itself checks. `now` in milliseconds.
 */
export async function issueCertificate(
  db: Db,
  {
    userId,
    category,
    name,
    now,
  }: { userId: string; category: Category; name: string; now: number },
): Promise<string | undefined> {
  const number = numberFrom(crypto.getRandomValues(new Uint8Array(randomLetters)));
  const seen = db
    .select({ count: sql`count(*)` })
    .from(videoProgress)
    .innerJoin(videoTutorials, eq(videoTutorials.id, videoProgress.videoId))
    .where(watchedBy(userId, category));
  const [, found] = await db.batch([
    db
      .insert(certificates)
      .select(
        db
          .select({
            number: sql<string>`${number}`.as("number"),
            userId: sql<string>`${userId}`.as("user_id"),
            category: videoCounts.category,
            name: sql<string>`${name}`.as("name"),
            videos: videoCounts.videos,
            issuedAt: sql<Date>`${now}`.as("issued_at"),
          })
          .from(videoCounts)
          .where(
            and(
              eq(videoCounts.category, category),
              sql`${videoCounts.videos} between 1 and (${seen})`,
            ),
          ),
      )
      .onConflictDoNothing({ target: [certificates.userId, certificates.category] }),
    db
      .select({ number: certificates.number })
      .from(certificates)
      .where(and(eq(certificates.userId, userId), eq(certificates.category, category))),
  ]);
  return found[0]?.number;
}

/**
 * A certificate by its number, however typed, and its owner. An invalid number is not looked up.
 */
export async function findCertificate(
  db: Db,
  typed: string,
): Promise<(Certificate & { userId: string }) | undefined> {
  const number = readNumber(typed);
  if (!number) return undefined;
  const [row] = await db.select().from(certificates).where(eq(certificates.number, number));
  return row && { ...row, issuedAt: row.issuedAt.getTime() };
}

/** The name on a certificate. */
export const certificateForm = z.object({ name: line(100) });
