import { and, asc, eq, type SQL, sql } from "drizzle-orm";
import { byLink, messages } from "#app/features/messages/tables.server.ts";
import { workId } from "#app/features/repair/job.ts";
import { memberName } from "#app/features/repair/page/job-events.server.ts";
import { repairJobs } from "#app/features/repair/tables.server.ts";
import { listFile, paged, rowsPerPage } from "#app/platform/archive/records.server.ts";
import type { ArchiveFile } from "#app/platform/archive/zip.server.ts";
import { refersTo } from "#app/platform/db/columns.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { archivedDecisions, archivedWalks } from "./archived-answers.server.ts";
import { invoiceLinks, linkEvents, linkSettings, links, revisions } from "./tables.server.ts";

/** Archive files of a shop: revisions, links, decisions and signatures. */
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

/** Archive files of one customer's jobs. */
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
      .innerJoin(repairJobs, refersTo(revisions, revisions.jobId, repairJobs))
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

async function* archivedLinks(db: Db, shopId: string, of?: SQL): AsyncGenerator<object> {
  const rows = paged((last: { id: string } | undefined) =>
    db
      .select({
        id: links.id,
        revision: links.revision,
        language: links.language,
        email: links.email,
        createdAt: links.createdAt,
        expiresAt: links.expiresAt,
        openedAt: links.openedAt,
        revokedAt: links.revokedAt,
        decidedAt: links.decidedAt,
        remindedAt: links.remindedAt,
        number: repairJobs.number,
        createdBy: memberName(sql`${links.createdBy}`),
      })
      .from(links)
      .innerJoin(repairJobs, refersTo(links, links.jobId, repairJobs))
      .where(and(eq(links.shopId, shopId), of, last && sql`${links.id} > ${last.id}`))
      .orderBy(asc(links.id))
      .limit(rowsPerPage),
  );
  for await (const { number, ...row } of rows) yield { workId: workId(number), ...row };
}

async function* archivedInvoiceLinks(db: Db, shopId: string, of?: SQL): AsyncGenerator<object> {
  const rows = paged((last: { id: string } | undefined) =>
    db
      .select({
        id: invoiceLinks.id,
        invoiceNumber: invoiceLinks.invoiceNumber,
        language: invoiceLinks.language,
        email: invoiceLinks.email,
        createdAt: invoiceLinks.createdAt,
        expiresAt: invoiceLinks.expiresAt,
        openedAt: invoiceLinks.openedAt,
        revokedAt: invoiceLinks.revokedAt,
        number: repairJobs.number,
        createdBy: memberName(sql`${invoiceLinks.createdBy}`),
      })
      .from(invoiceLinks)
      .innerJoin(repairJobs, refersTo(invoiceLinks, invoiceLinks.jobId, repairJobs))
      .where(and(eq(invoiceLinks.shopId, shopId), of, last && sql`${invoiceLinks.id} > ${last.id}`))
      .orderBy(asc(invoiceLinks.id))
      .limit(rowsPerPage),
  );
  for await (const { number, ...row } of rows) yield { workId: workId(number), ...row };
}

/** Events of links, such as that one was opened. */
async function* archivedEvents(db: Db, shopId: string, of?: SQL): AsyncGenerator<object> {
  const { jobId, n } = linkEvents;
  const rows = paged((last: { jobId: string; n: number } | undefined) =>
    db
      .select({
        jobId,
        n,
        linkId: linkEvents.linkId,
        revision: linkEvents.revision,
        at: linkEvents.at,
        what: linkEvents.what,
        number: repairJobs.number,
        by: memberName(sql`${linkEvents.by}`),
      })
      .from(linkEvents)
      .innerJoin(repairJobs, refersTo(linkEvents, linkEvents.jobId, repairJobs))
      .where(
        and(
          eq(linkEvents.shopId, shopId),
          of,
          last && sql`(${jobId}, ${n}) > (${last.jobId}, ${last.n})`,
        ),
      )
      .orderBy(asc(jobId), asc(n))
      .limit(rowsPerPage),
  );
  for await (const { jobId: _, number, ...row } of rows) yield { workId: workId(number), ...row };
}

/** Messages from the pages of links. */
async function* archivedMessages(db: Db, shopId: string, of?: SQL): AsyncGenerator<object> {
  const { id, jobId, text, at, by } = messages;
  const rows = paged((last: { id: string; jobId: string | null; at: Date } | undefined) =>
    db
      .select({ id, jobId, text, at, by: memberName(sql`${by}`), number: repairJobs.number })
      .from(messages)
      .innerJoin(repairJobs, refersTo(messages, messages.jobId, repairJobs))
      .where(
        and(
          eq(messages.shopId, shopId),
          byLink,
          of,
          last && sql`(${jobId}, ${at}, ${id}) > (${last.jobId}, ${last.at.getTime()}, ${last.id})`,
        ),
      )
      .orderBy(asc(jobId), asc(at), asc(id))
      .limit(rowsPerPage),
  );
  for await (const { id: _, jobId: __, number, ...row } of rows)
    yield { workId: workId(number), ...row };
}
