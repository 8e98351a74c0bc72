import { v7 as newId } from "uuid";
import { bookSettings, journalFiles, journalLines } from "#app/features/books/tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";

type Making = { shopId: string; createdBy: string; createdAt: Date };

/** A file of a shop's books with one line, and a name of an account. */
export async function makeBooks(db: Db, { shopId, ...made }: Making): Promise<void> {
  const of = { shopId, month: "2026-11" };
  await db.insert(journalFiles).values({ ...of, ...made, id: newId(), number: 1 });
  await db.insert(journalLines).values({
    ...of,
    file: 1,
    position: 0,
    day: "2026-11-20",
    document: "invoice:7001",
    job: 1,
    account: "receivable",
    accountName: "1200 Receivables",
    currency: "USD",
    cents: 372_90,
  });
  await db.insert(bookSettings).values({
    shopId,
    names: { receivable: "1200 Receivables" },
    taxRate: "Tax Exempt",
    updatedAt: made.createdAt,
  });
}
