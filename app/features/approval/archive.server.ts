import { and, asc, eq, sql } from "drizzle-orm";
import { workId } from "#app/features/repair/job.ts";
import { memberName } from "#app/features/repair/page/job-events.server.ts";
import { repairJobs } from "#app/features/repair/tables.server.ts";
import { listFile, paged, rowsPerPage } from "#app/platform/archive/records.server.ts";
import type { ArchiveFile } from "#app/platform/archive/zip.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { archivedDecisions, archivedWalks, jobOf } from "./archived-answers.server.ts";
import { archivedInvoiceLinks, archivedLinks } from "./archived-links.server.ts";
import { archivedEvents, archivedMessages } from "./archived-thread.server.ts";
import { linkSettings, revisions } from "./tables.server.ts";

/** What a shop sent to its customers and what they decided, for its archive. */
export const ownLinks = (db: Db, shopId: string): ArchiveFile[] => [
  listFile("shop/link-settings.json", archivedSettings(db, shopId)),
  listFile("shop/revisions.json", archivedRevisions(db, shopId)),
  listFile("shop/links.json", archivedLinks(db, shopId)),
  listFile("shop/decisions.json", archivedDecisions(db, shopId)),
  listFile("shop/walk-signatures.json", archivedWalks(db, shopId)),
  listFile("shop/invoice-links.json", archivedInvoiceLinks(db, shopId)),
  listFile("shop/link-events.json", archivedEvents(db, shopId)),
  listFile("shop/messages.json", archivedMessages(db, shopId)),
];

/** The same of one customer's jobs. */
export const customerLinks = (db: Db, shopId: string, customerId: string): ArchiveFile[] => {
  const ofCustomer = eq(repairJobs.customerId, customerId);
  return [
    listFile("links.json", archivedLinks(db, shopId, ofCustomer)),
    listFile("decisions.json", archivedDecisions(db, shopId, ofCustomer)),
    listFile("walk-signatures.json", archivedWalks(db, shopId, ofCustomer)),
    listFile("invoice-links.json", archivedInvoiceLinks(db, shopId, ofCustomer)),
    listFile("link-events.json", archivedEvents(db, shopId, ofCustomer)),
    listFile("messages.json", archivedMessages(db, shopId, ofCustomer)),
  ];
};

async function* archivedSettings(db: Db, shopId: string): AsyncGenerator<object> {
  const rows = await db.select().from(linkSettings).where(eq(linkSettings.shopId, shopId));
  for (const { shopId: _, version: __, ...settings } of rows) yield settings;
}

async function* archivedRevisions(db: Db, shopId: string): AsyncGenerator<object> {
  const { jobId, n } = revisions;
  const rows = paged((last: { jobId: string; n: number } | undefined) =>
    db
      .select({
        jobId,
        n,
        sha256: revisions.sha256,
        pdfSha256: revisions.pdfSha256,
        quotes: revisions.quotes,
        createdAt: revisions.createdAt,
        number: repairJobs.number,
        createdBy: memberName(sql`${revisions.createdBy}`),
      })
      .from(revisions)
      .innerJoin(repairJobs, jobOf(revisions))
      .where(
        and(
          eq(revisions.shopId, shopId),
          last && sql`(${jobId}, ${n}) > (${last.jobId}, ${last.n})`,
        ),
      )
      .orderBy(asc(jobId), asc(n))
      .limit(rowsPerPage),
  );
  for await (const { jobId: _, number, ...row } of rows) yield { workId: workId(number), ...row };
}
