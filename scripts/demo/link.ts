import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { and, asc, eq } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { shops } from "#app/features/account/shops.tables.server.ts";
import { users } from "#app/features/account/tables.server.ts";
import { sendRevision } from "#app/features/approval/send/send.server.ts";
import { repairQuotes } from "#app/features/quotes/tables.server.ts";
import { repairJobs } from "#app/features/repair/tables.server.ts";
import type { Stores } from "../stores.ts";
import { demoAccounts } from "../welcome.ts";

// The product stores no token, so the address is in a file beside the demo data.
const linkFile = (folder: string) => path.join(folder, "customer-link");

/** The address of the link of the demo data, if it has one. */
export const linkOfDemo = (folder: string): string | undefined =>
  existsSync(linkFile(folder)) ? readFileSync(linkFile(folder), "utf8").trim() : undefined;

/** Quotes of the demo shop that were sent to a customer and wait for the answer. */
export async function seedLink(
  { db, files }: Pick<Stores, "db" | "files">,
  folder: string,
  now: number,
): Promise<void> {
  const pending = await db
    .select({
      shopId: repairJobs.shopId,
      jobId: repairJobs.id,
      quoteId: repairQuotes.id,
      by: users.id,
    })
    .from(shops)
    .innerJoin(users, eq(users.id, shops.ownerId))
    .innerJoin(repairJobs, and(eq(repairJobs.shopId, shops.id), eq(repairJobs.language, "es")))
    .innerJoin(
      repairQuotes,
      and(
        eq(repairQuotes.shopId, repairJobs.shopId),
        eq(repairQuotes.jobId, repairJobs.id),
        eq(repairQuotes.status, "pending"),
      ),
    )
    .where(eq(users.email, demoAccounts[2]))
    .orderBy(asc(repairJobs.number));
  const first = pending[0];
  if (!first) return;
  const { shopId, jobId, by } = first;
  const quoteIds = pending.filter((one) => one.jobId === jobId).map(({ quoteId }) => quoteId);
  const sending = { id: newId(), quoteIds, asWritten: true, by, now };
  const sent = await sendRevision({ db, files }, { shopId, jobId }, sending);
  if (typeof sent === "string") throw new Error(`The demo's link was not sent: ${sent}`);
  writeFileSync(linkFile(folder), `/q/${sent.token}\n`);
}
