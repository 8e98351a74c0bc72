import { and, eq, isNull, not, sql } from "drizzle-orm";
import { approvedTotal, type Choice, type Consent } from "#app/features/approval/decision.ts";
import { depositOf } from "#app/features/approval/deposit.ts";
import type { Revision } from "#app/features/approval/revision/revision.ts";
import type { Strokes } from "#app/features/approval/signature/strokes.ts";
import { decisions, links } from "#app/features/approval/tables.server.ts";
import { isDecidedAgainst } from "#app/features/quotes/choices/count-once.server.ts";
import { declineOthers } from "#app/features/quotes/choices/decline-others.server.ts";
import { sumUp } from "#app/features/quotes/job-totals.server.ts";
import { isOnInvoice } from "#app/features/quotes/on-invoice.server.ts";
import { repairQuotes } from "#app/features/quotes/tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { insertSelect } from "#app/platform/db/insert-select.server.ts";
import { inList } from "#app/platform/db/json-rows.server.ts";
import type { Language } from "#app/values/language.ts";
import type { FoundLink } from "./find-link.server.ts";
import { addLinkEvent, addToHistory, setJobLink } from "./link-events.server.ts";
import { isOpenLink } from "./link-rows.server.ts";

/** Answer of a customer: its evidence, and how it was given. `id` comes with the form. */
type Answer = {
  id: string;
  name: string;
  choices: readonly Choice[];
  /** A drawn signature; null without one. */
  strokes?: Strokes | null;
  language: Language;
  address: string;
  device: string;
  consent: Consent;
  /** The member who wrote it down; null when the customer did. */
  by: string | null;
};

/**
 * Writes a decision, its events and the quotes' statuses in one batch, if the link is open: one of
 * two concurrent writes wins (two phones, a revocation, an expiry, a newer revision). False when
 * the link was no longer open; a form that was submitted twice is one decision.
 */
export async function decide(
  db: Db,
  { link, shop, sha256, tokenHash }: FoundLink,
  { currency, decimals, deposit }: Pick<Revision, "currency" | "decimals" | "deposit">,
  {
    id,
    name,
    choices,
    strokes = null,
    language,
    address,
    device,
    consent,
    by,
    now,
  }: Answer & { now: number },
): Promise<boolean> {
  const { shopId, jobId, revision } = link;
  const total = approvedTotal(choices);
  const ofApproved = inList(choices.filter((one) => one.approved).map((one) => one.id));
  // An option that was not sent along may be approved meanwhile.
  const holds = sql`${isOpenLink(tokenHash, now)} AND NOT EXISTS (SELECT 1 FROM repair_quotes q
    WHERE q.shop_id = ${shopId} AND q.job_id = ${jobId} AND q.id IN ${ofApproved}
      AND ${isDecidedAgainst("q")})`;
  const mine = and(
    eq(decisions.shopId, shopId),
    eq(decisions.jobId, jobId),
    eq(decisions.revision, revision),
    eq(decisions.id, id),
  );
  // Between the decision and the link's own row: true in this batch alone, and only if it decided.
  const justDecided = sql`EXISTS (SELECT 1 FROM ${decisions} WHERE ${mine})
    AND EXISTS (SELECT 1 FROM ${links} WHERE ${and(eq(links.tokenHash, tokenHash), isNull(links.decidedAt))})`;
  const ids = (some: readonly Choice[]) => inList(some.map((one) => one.id));
  const [, , , , , , , , , found] = await db.batch([
    addLinkEvent(db, holds, { what: "decided", by, now }),
    addToHistory(db, holds, { what: "decided", by, to: name, now }),
    setJobLink(db, link, holds, { state: "decided", now }),
    insertSelect(
      db,
      decisions,
      {
        shopId: links.shopId,
        jobId: links.jobId,
        revision: links.revision,
        id,
        linkId: links.id,
        sha256,
        name,
        address,
        device,
        language,
        currency,
        ...consentColumns(consent),
        at: new Date(now),
        zone: shop?.timeZone ?? "UTC",
        quotes: [...choices],
        total,
        deposit: deposit ? depositOf(total, deposit.percent, decimals).cents : null,
        strokes,
        letterSent: false,
      },
      sql`FROM ${links} WHERE ${holds}`,
    ),
    ...declineOthers(
      db,
      { shopId, jobId },
      { approved: choices.map((one) => one.id), of: ofApproved, holds: justDecided, by, now },
    ),
    db
      .update(repairQuotes)
      .set({
        status: sql`iif(${repairQuotes.id} IN ${ofApproved}, 'approved', 'rejected')`,
        statusVersion: sql`${repairQuotes.statusVersion} + 1`,
        updatedAt: new Date(now),
      })
      .where(
        and(
          eq(repairQuotes.shopId, shopId),
          eq(repairQuotes.jobId, jobId),
          sql`${repairQuotes.id} IN ${ids(choices)}`,
          not(isOnInvoice({ shopId, jobId })),
          justDecided,
        ),
      ),
    db
      .update(links)
      .set({ decidedAt: new Date(now) })
      .where(and(eq(links.tokenHash, tokenHash), justDecided)),
    sumUp(db, shopId, jobId),
    db.select({ id: decisions.id }).from(decisions).where(mine),
  ]);
  return found.length > 0;
}

function consentColumns(consent: Consent) {
  const call = consent.way === "telephone" ? consent.call : undefined;
  return {
    way: consent.way,
    takenBy: consent.way === "link" ? null : consent.takenBy,
    numberCalled: call?.number ?? null,
    calledAt: call ? new Date(call.at) : null,
    note: call?.note || null,
  };
}
