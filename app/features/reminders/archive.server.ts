import { and, asc, eq, type SQL, sql } from "drizzle-orm";
import { memberName } from "#app/features/repair/page/job-events.server.ts";
import { listFile, paged, recordsOf, rowsPerPage } from "#app/platform/archive/records.server.ts";
import type { ArchiveFile } from "#app/platform/archive/zip.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { followUpSettings, followUps, recommendationAnswers } from "./tables.server.ts";

/** A shop's rules, follow-up messages and customers' answers, for its archive. */
export const ownFollowUps = (db: Db, shopId: string): ArchiveFile[] => [
  listFile("shop/follow-up-settings.json", archivedSettings(db, shopId)),
  listFile("shop/follow-ups.json", archivedFollowUps(db, shopId)),
  listFile("shop/recommendation-answers.json", archivedAnswers(db, shopId)),
];

/** The messages to one customer, and the answers. */
export const customerFollowUps = (db: Db, shopId: string, customerId: string): ArchiveFile[] => [
  listFile("follow-ups.json", archivedFollowUps(db, shopId, eq(followUps.customerId, customerId))),
  listFile(
    "recommendation-answers.json",
    archivedAnswers(db, shopId, eq(recommendationAnswers.customerId, customerId)),
  ),
];

async function* archivedSettings(db: Db, shopId: string): AsyncGenerator<object> {
  const own = eq(followUpSettings.shopId, shopId);
  for (const row of await db.select().from(followUpSettings).where(own)) {
    const { shopId: _, version: __, ...settings } = row;
    yield settings;
  }
}

const archivedFollowUps = (db: Db, shopId: string, of?: SQL) =>
  recordsOf(db, followUps, {
    where: and(eq(followUps.shopId, shopId), of),
    without: ["shopId", "by", "tokenHash", "letterHash", "letterAt", "letterTries"],
    also: { by: memberName(sql`follow_ups."by"`).as("writer") },
  });

async function* archivedAnswers(db: Db, shopId: string, of?: SQL): AsyncGenerator<object> {
  const { vehicleId, customerId, subject, answer, at } = recommendationAnswers;
  type Last = { vehicleId: string; customerId: string; subject: string } | undefined;
  const rows = paged((last: Last) =>
    db
      .select({ vehicleId, customerId, subject, answer, at })
      .from(recommendationAnswers)
      .where(
        and(
          eq(recommendationAnswers.shopId, shopId),
          of,
          last &&
            sql`(${vehicleId}, ${customerId}, ${subject})
              > (${last.vehicleId}, ${last.customerId}, ${last.subject})`,
        ),
      )
      .orderBy(asc(vehicleId), asc(customerId), asc(subject))
      .limit(rowsPerPage),
  );
  for await (const row of rows) yield row;
}
