import { and, desc, eq } from "drizzle-orm";
import { type Certificate, evidenceOf } from "#app/features/approval/certificate/certificate.ts";
import { listLinkEvents } from "#app/features/approval/links/list-events.server.ts";
import { checkedPaper } from "#app/features/approval/paper/checked-paper.server.ts";
import { findThread } from "#app/features/approval/questions/messages.server.ts";
import { type Revision, revisionOf } from "#app/features/approval/revision/revision.ts";
import { readStoredRevision } from "#app/features/approval/revision/revision-file.server.ts";
import { standardTerms } from "#app/features/approval/revision/terms.ts";
import { decisions, revisions } from "#app/features/approval/tables.server.ts";
import { cardDisputes } from "#app/features/cards/returns.tables.server.ts";
import { cardPayments } from "#app/features/cards/tables.server.ts";
import { findInvoice, findJobMoney } from "#app/features/money/invoices/find-invoice.server.ts";
import { translationsOf } from "#app/features/money/invoices/invoice-content.ts";
import type { JobRef } from "#app/features/repair/job.ts";
import { findShop } from "#app/features/shop/shop.server.ts";
import { refersTo } from "#app/platform/db/columns.server.ts";
import type { Platform } from "#app/platform/platform.server.ts";

type Services = Pick<Platform, "db" | "files">;

/** Most decisions of a job whose certificates are included. */
const mostDecisions = 5;

export type Evidence = NonNullable<Awaited<ReturnType<typeof readEvidence>>>;

/** Reads all evidence about a disputed payment; undefined without such a dispute. */
export async function readEvidence(services: Services, ref: JobRef, disputeId: string) {
  const { db } = services;
  const found = await db
    .select({ dispute: cardDisputes, payment: cardPayments })
    .from(cardDisputes)
    .innerJoin(cardPayments, refersTo(cardDisputes, cardDisputes.paymentId, cardPayments))
    .where(
      and(
        eq(cardDisputes.shopId, ref.shopId),
        eq(cardDisputes.jobId, ref.jobId),
        eq(cardDisputes.id, disputeId),
      ),
    )
    .get();
  if (!found) return undefined;
  const [job, shop, thread, certificates] = await Promise.all([
    findJobMoney(db, ref),
    findShop(db, ref.shopId),
    findThread(db, ref),
    certificatesOf(services, ref),
  ]);
  if (!job) return undefined;
  // Paid invoice; for a deposit, the invoices that followed.
  const numbers =
    found.payment.invoiceNumber === null
      ? job.money.invoices.map(({ number }) => number)
      : [found.payment.invoiceNumber];
  const invoices = await Promise.all(
    numbers.slice(-3).map((number) => findInvoice(db, ref, number)),
  );
  return {
    ...found,
    job: job.job,
    payments: job.money.payments,
    zone: job.shop?.timeZone ?? "UTC",
    shop: { name: shop?.shopName ?? "", phone: shop?.phone ?? null },
    messages: thread?.messages ?? [],
    certificates,
    invoices: invoices.flatMap((one) => (one ? [invoiceAsSent(one)] : [])),
  };
}

function invoiceAsSent({ invoice }: NonNullable<Awaited<ReturnType<typeof findInvoice>>>) {
  const { content, number, totalAmount } = invoice;
  const revision: Revision = revisionOf({
    ...content,
    translations: translationsOf(content),
    terms: standardTerms,
    depositPercent: null,
  });
  return { number, date: content.date, total: totalAmount, revision };
}

/** Decisions of the customer, each with the evidence of its certificate, oldest first. */
async function certificatesOf({ db, files }: Services, ref: JobRef): Promise<Certificate[]> {
  const rows = await db
    .select({
      decision: decisions,
      pdfSha256: revisions.pdfSha256,
    })
    .from(decisions)
    .leftJoin(
      revisions,
      and(
        eq(revisions.shopId, decisions.shopId),
        eq(revisions.jobId, decisions.jobId),
        eq(revisions.n, decisions.revision),
      ),
    )
    .where(and(eq(decisions.shopId, ref.shopId), eq(decisions.jobId, ref.jobId)))
    .orderBy(desc(decisions.revision))
    .limit(mostDecisions);
  return Promise.all(
    rows.reverse().map(async ({ decision, pdfSha256 }) => {
      const [revision, paper, events] = await Promise.all([
        readStoredRevision(files, ref.shopId, decision.sha256),
        checkedPaper(files, ref.shopId, pdfSha256),
        listLinkEvents(db, ref, decision.revision),
      ]);
      return { decision: evidenceOf(decision), revision, paper, photos: [], walks: [], events };
    }),
  );
}
