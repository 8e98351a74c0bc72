import { and, desc, eq } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { shops } from "#app/features/account/shops.tables.server.ts";
import { users } from "#app/features/account/tables.server.ts";
import { findGiven } from "#app/features/approval/given.server.ts";
import { createInvoice } from "#app/features/money/invoices/create-invoice.server.ts";
import { totalsOf } from "#app/features/money/invoices/invoice-content.ts";
import {
  contentOfInvoice,
  dayIn,
  readToInvoice,
} from "#app/features/money/invoices/read-to-invoice.server.ts";
import { addPayment } from "#app/features/money/payments/add-payment.server.ts";
import { repairQuotes } from "#app/features/quotes/tables.server.ts";
import { repairJobs } from "#app/features/repair/tables.server.ts";
import type { Stores } from "../../local/stores.ts";
import { demoAccounts } from "../../local/welcome.ts";

const terms = { en: "Due on receipt", es: "Pago al contado" } as const;

/** In the demo shop one invoice that is paid, and one with a first payment and the rest owed. */
export async function seedMoney({ db }: Pick<Stores, "db">, now: number): Promise<void> {
  const jobs = await db
    .selectDistinct({ shopId: repairJobs.shopId, jobId: repairJobs.id, by: users.id })
    .from(shops)
    .innerJoin(users, eq(users.id, shops.ownerId))
    .innerJoin(repairJobs, and(eq(repairJobs.shopId, shops.id), eq(repairJobs.status, "completed")))
    .innerJoin(
      repairQuotes,
      and(
        eq(repairQuotes.shopId, repairJobs.shopId),
        eq(repairQuotes.jobId, repairJobs.id),
        eq(repairQuotes.status, "approved"),
      ),
    )
    .where(eq(users.email, demoAccounts[2]))
    .orderBy(desc(repairJobs.number))
    .limit(2);
  for (const [at, { by, ...ref }] of jobs.entries()) {
    const found = (await readToInvoice(db, ref))!;
    const { quotes, job, shop } = found;
    const { currency, decimals } = quotes[0]!;
    const { tax, total } = totalsOf(quotes);
    const date = dayIn(now, shop?.timeZone);
    const made = { ...ref, currency, createdBy: by, createdAt: new Date(now) };
    const invoiceNumber = await createInvoice(db, {
      ...made,
      decimals,
      id: newId(),
      quotes: quotes.map(({ id, version }) => ({ id, version })),
      content: contentOfInvoice(found, quotes, {
        date,
        terms: terms[job.language],
        given: await findGiven(db, ref),
      }),
      taxAmount: tax,
      totalAmount: total,
    });
    await addPayment(db, {
      ...made,
      id: newId(),
      invoiceNumber,
      refundOf: null,
      paidOn: date,
      note: "",
      amount: at === 0 ? firstPart(total) : total,
      way: at === 0 ? "cash" : "card",
    });
  }
}

/** About half of an amount, in whole units. */
const firstPart = (total: number): number => Math.max(Math.floor(total / 200) * 100, 100);
