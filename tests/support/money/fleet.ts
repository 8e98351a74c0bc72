import { and, eq, inArray } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { customers } from "#app/features/customers/tables.server.ts";
import { createInvoice } from "#app/features/money/invoices/create-invoice.server.ts";
import { repairJobs } from "#app/features/repair/tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { invoicingShop } from "./invoices.ts";

/** A shop with a customer who has so many jobs, each with an open invoice of 372.90. */
export async function fleetShop(db: Db, size = 3, person?: Parameters<typeof invoicingShop>[1]) {
  const shop = await invoicingShop(db, person);
  const { shopId } = shop;
  const customerId = newId();
  const at = new Date();
  await db.insert(customers).values({
    shopId,
    id: customerId,
    firstName: "Transportes",
    lastName: "Río Grande",
    nameFoundBy: "transportes rio grande",
    email: "fleet@example.com",
    emailFoundBy: "fleet@example.com",
    language: "es",
    createdAt: at,
    updatedAt: at,
  });
  const invoices: { jobId: string; number: number }[] = [];
  for (let n = 0; n < size; n++) {
    const draft = await shop.toInvoice();
    const content = { ...draft.content, date: `2026-0${1 + (n % 9)}-10` };
    invoices.push({
      jobId: draft.jobId,
      number: (await createInvoice(db, { ...draft, content }))!,
    });
  }
  const jobIds = invoices.map(({ jobId }) => jobId);
  await db
    .update(repairJobs)
    .set({ customerId })
    .where(and(eq(repairJobs.shopId, shopId), inArray(repairJobs.id, jobIds)));
  return { ...shop, customerId, invoices };
}
