import { and, desc, eq, gt, isNull, sql } from "drizzle-orm";
import { hashOf } from "#app/features/approval/links/find-link.server.ts";
import { invoiceLinks } from "#app/features/approval/tables.server.ts";
import type { JobRef } from "#app/features/repair/job.ts";
import { jobOf } from "#app/features/repair/job-rows.server.ts";
import { addEvent } from "#app/features/repair/page/job-events.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import type { Actor } from "#app/values/actor.ts";

export type InvoiceRef = JobRef & { number: number };

const ofInvoice = ({ shopId, jobId, number }: InvoiceRef) =>
  and(
    eq(invoiceLinks.shopId, shopId),
    eq(invoiceLinks.jobId, jobId),
    eq(invoiceLinks.invoiceNumber, number),
  );

/** A sending of an invoice as the shop sees it; instants in milliseconds. */
export type ShownSending = {
  id: string;
  email: string | null;
  sentAt: number;
  openedAt: number | null;
  isOpen: boolean;
};

/** Sendings of an invoice, newest first. */
export async function listInvoiceLinks(
  db: Db,
  ref: InvoiceRef,
  now: number,
): Promise<ShownSending[]> {
  const { id, email, createdAt, openedAt, expiresAt, revokedAt } = invoiceLinks;
  const rows = await db
    .select({ id, email, createdAt, openedAt, expiresAt, revokedAt })
    .from(invoiceLinks)
    .where(ofInvoice(ref))
    .orderBy(desc(createdAt), desc(id))
    .limit(10);
  return rows.map((row) => ({
    id: row.id,
    email: row.email,
    sentAt: row.createdAt.getTime(),
    openedAt: row.openedAt?.getTime() ?? null,
    isOpen: row.revokedAt === null && row.expiresAt.getTime() > now,
  }));
}

/** The open link of a token; undefined for an unknown, expired or revoked one. */
export async function findInvoiceLink(db: Db, token: string, now: number) {
  const hash = await hashOf(token);
  if (hash === undefined) return undefined;
  const [row] = await db
    .select()
    .from(invoiceLinks)
    .where(
      and(
        eq(invoiceLinks.tokenHash, hash),
        isNull(invoiceLinks.revokedAt),
        gt(invoiceLinks.expiresAt, new Date(now)),
      ),
    );
  return row;
}

/** Notes when a link was first opened. */
export const noteInvoiceOpened = (db: Db, tokenHash: string, now: number) =>
  db
    .update(invoiceLinks)
    .set({ openedAt: new Date(now) })
    .where(and(eq(invoiceLinks.tokenHash, tokenHash), isNull(invoiceLinks.openedAt)));

/** Ends a link; false when there is none to end. */
export async function revokeInvoiceLink(
  db: Db,
  { id, ...ref }: InvoiceRef & { id: string },
  { by, now }: Actor,
): Promise<boolean> {
  const open = and(ofInvoice(ref), eq(invoiceLinks.id, id), isNull(invoiceLinks.revokedAt));
  const [, ended] = await db.batch([
    addEvent(
      db,
      and(jobOf(ref.shopId, ref.jobId), sql`EXISTS (SELECT 1 FROM ${invoiceLinks} WHERE ${open})`),
      { by, now, what: "invoiceLinkEnded", to: String(ref.number) },
    ),
    db
      .update(invoiceLinks)
      .set({ revokedAt: new Date(now) })
      .where(open)
      .returning({ id: invoiceLinks.id }),
  ]);
  return ended.length > 0;
}
