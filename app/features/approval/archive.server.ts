import { and, asc, eq, type SQL, sql } from "drizzle-orm";
import { workId } from "#app/features/repair/job.ts";
import { memberName } from "#app/features/repair/job-events.server.ts";
import { jobMessages } from "#app/features/repair/messages.tables.server.ts";
import { repairJobs } from "#app/features/repair/tables.server.ts";
import { listFile, paged, rowsPerPage } from "#app/platform/archive/records.server.ts";
import type { ArchiveFile } from "#app/platform/archive/zip.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import {
  decisions,
  invoiceLinks,
  linkEvents,
  linkSettings,
  links,
  revisions,
} from "./tables.server.ts";

/** What a shop sent to its customers and what they decided, for its archive. */
export const ownLinks = (db: Db, shopId: string): ArchiveFile[] => [
  listFile("shop/link-settings.json", archivedSettings(db, shopId)),
  listFile("shop/revisions.json", archivedRevisions(db, shopId)),
  listFile("shop/links.json", archivedLinks(db, shopId)),
  listFile("shop/decisions.json", archivedDecisions(db, shopId)),
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
    listFile("invoice-links.json", archivedInvoiceLinks(db, shopId, ofCustomer)),
    listFile("link-events.json", archivedEvents(db, shopId, ofCustomer)),
    listFile("messages.json", archivedMessages(db, shopId, ofCustomer)),
  ];
};

async function* archivedSettings(db: Db, shopId: string): AsyncGenerator<object> {
  const rows = await db.select().from(linkSettings).where(eq(linkSettings.shopId, shopId));
  for (const { shopId: _, version: __, ...settings } of rows) yield settings;
}

type Sent =
  | typeof revisions
  | typeof links
  | typeof decisions
  | typeof linkEvents
  | typeof invoiceLinks;
const jobOf = (table: Sent) =>
  and(eq(repairJobs.shopId, table.shopId), eq(repairJobs.id, table.jobId));

async function* archivedRevisions(db: Db, shopId: string): AsyncGenerator<object> {
  const { jobId, n, sha256, pdfSha256, quotes, createdAt, createdBy } = revisions;
  const rows = paged((last: { jobId: string; n: number } | undefined) =>
    db
      .select({
        ...{ jobId, n, sha256, pdfSha256, quotes, createdAt, number: repairJobs.number },
        createdBy: memberName(sql`${createdBy}`),
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

async function* archivedLinks(db: Db, shopId: string, of?: SQL): AsyncGenerator<object> {
  const {
    id,
    revision,
    language,
    email,
    createdAt,
    expiresAt,
    openedAt,
    revokedAt,
    decidedAt,
    remindedAt,
  } = links;
  const rows = paged((last: { id: string } | undefined) =>
    db
      .select({
        ...{
          id,
          revision,
          language,
          email,
          createdAt,
          expiresAt,
          openedAt,
          revokedAt,
          decidedAt,
          remindedAt,
        },
        number: repairJobs.number,
        createdBy: memberName(sql`${links.createdBy}`),
      })
      .from(links)
      .innerJoin(repairJobs, jobOf(links))
      .where(and(eq(links.shopId, shopId), of, last && sql`${id} > ${last.id}`))
      .orderBy(asc(id))
      .limit(rowsPerPage),
  );
  for await (const { number, ...row } of rows) yield { workId: workId(number), ...row };
}

async function* archivedInvoiceLinks(db: Db, shopId: string, of?: SQL): AsyncGenerator<object> {
  const { id, invoiceNumber, language, email, createdAt, expiresAt } = invoiceLinks;
  const { openedAt, revokedAt } = invoiceLinks;
  const rows = paged((last: { id: string } | undefined) =>
    db
      .select({
        ...{ id, invoiceNumber, language, email, createdAt, expiresAt, openedAt, revokedAt },
        number: repairJobs.number,
        createdBy: memberName(sql`${invoiceLinks.createdBy}`),
      })
      .from(invoiceLinks)
      .innerJoin(repairJobs, jobOf(invoiceLinks))
      .where(and(eq(invoiceLinks.shopId, shopId), of, last && sql`${id} > ${last.id}`))
      .orderBy(asc(id))
      .limit(rowsPerPage),
  );
  for await (const { number, ...row } of rows) yield { workId: workId(number), ...row };
}

async function* archivedDecisions(db: Db, shopId: string, of?: SQL): AsyncGenerator<object> {
  const { jobId, revision } = decisions;
  const rows = paged((last: { jobId: string; revision: number } | undefined) =>
    db
      .select({ decision: decisions, number: repairJobs.number, jobId, revision })
      .from(decisions)
      .innerJoin(repairJobs, jobOf(decisions))
      .where(
        and(
          eq(decisions.shopId, shopId),
          of,
          last && sql`(${jobId}, ${revision}) > (${last.jobId}, ${last.revision})`,
        ),
      )
      .orderBy(asc(jobId), asc(revision))
      .limit(rowsPerPage),
  );
  for await (const { decision, number } of rows) {
    const { shopId: _, jobId: __, letterSent: ___, ...row } = decision;
    yield { workId: workId(number), ...row };
  }
}

async function* archivedEvents(db: Db, shopId: string, of?: SQL): AsyncGenerator<object> {
  const { jobId, n, linkId, revision, at, what, by } = linkEvents;
  const rows = paged((last: { jobId: string; n: number } | undefined) =>
    db
      .select({
        ...{ jobId, n, linkId, revision, at, what, number: repairJobs.number },
        by: memberName(sql`${by}`),
      })
      .from(linkEvents)
      .innerJoin(repairJobs, jobOf(linkEvents))
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

async function* archivedMessages(db: Db, shopId: string, of?: SQL): AsyncGenerator<object> {
  const { id, text, at, by } = jobMessages;
  const rows = paged((last: { id: string } | undefined) =>
    db
      .select({ id, text, at, by: memberName(sql`${by}`), number: repairJobs.number })
      .from(jobMessages)
      .innerJoin(
        repairJobs,
        and(eq(repairJobs.shopId, jobMessages.shopId), eq(repairJobs.id, jobMessages.jobId)),
      )
      .where(and(eq(jobMessages.shopId, shopId), of, last && sql`${id} > ${last.id}`))
      .orderBy(asc(id))
      .limit(rowsPerPage),
  );
  for await (const { id: _, number, ...row } of rows) yield { workId: workId(number), ...row };
}
