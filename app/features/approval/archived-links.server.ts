import { and, asc, eq, type SQL, sql } from "drizzle-orm";
import { workId } from "#app/features/repair/job.ts";
import { memberName } from "#app/features/repair/page/job-events.server.ts";
import { repairJobs } from "#app/features/repair/tables.server.ts";
import { paged, rowsPerPage } from "#app/platform/archive/records.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { jobOf } from "./archived-answers.server.ts";
import { invoiceLinks, links } from "./tables.server.ts";

export async function* archivedLinks(db: Db, shopId: string, of?: SQL): AsyncGenerator<object> {
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
      .innerJoin(repairJobs, jobOf(links))
      .where(and(eq(links.shopId, shopId), of, last && sql`${links.id} > ${last.id}`))
      .orderBy(asc(links.id))
      .limit(rowsPerPage),
  );
  for await (const { number, ...row } of rows) yield { workId: workId(number), ...row };
}

export async function* archivedInvoiceLinks(
  db: Db,
  shopId: string,
  of?: SQL,
): AsyncGenerator<object> {
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
      .innerJoin(repairJobs, jobOf(invoiceLinks))
      .where(and(eq(invoiceLinks.shopId, shopId), of, last && sql`${invoiceLinks.id} > ${last.id}`))
      .orderBy(asc(invoiceLinks.id))
      .limit(rowsPerPage),
  );
  for await (const { number, ...row } of rows) yield { workId: workId(number), ...row };
}
