import { eq } from "drizzle-orm";
import { subscriptions } from "#app/features/account/tables.server.ts";
import { recordFile } from "#app/platform/archive/records.server.ts";
import type { ArchiveFile } from "#app/platform/archive/zip.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { billingLetters, usedTrials } from "./tables.server.ts";

/** Plan, trial and letters. Cards, invoices and receipts are in the billing portal. */
export const ownBilling = (db: Db, userId: string): ArchiveFile[] => [
  recordFile("billing/billing.json", async () => {
    const [[row], letters] = await db.batch([
      db
        .select({ plan: subscriptions, trialUsedAt: usedTrials.usedAt })
        .from(subscriptions)
        .leftJoin(usedTrials, eq(usedTrials.emailHash, subscriptions.trialKey))
        .where(eq(subscriptions.userId, userId)),
      db
        .select({
          kind: billingLetters.kind,
          tier: billingLetters.tier,
          dueAt: billingLetters.dueAt,
          sentAt: billingLetters.sentAt,
        })
        .from(billingLetters)
        .where(eq(billingLetters.userId, userId)),
    ]);
    if (!row) return { subscription: null, trialUsedAt: null, letters };
    const { userId: _, version: __, trialKey: ___, checkAt: ____, ...subscription } = row.plan;
    return { subscription, trialUsedAt: row.trialUsedAt, letters };
  }),
];
