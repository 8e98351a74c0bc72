import { v7 as newId } from "uuid";
import type { OrderContent } from "#app/features/parts/orders/order.ts";
import { partOrders, parts, suppliers } from "#app/features/parts/tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";

type Supplier = typeof suppliers.$inferInsert;
type Part = typeof parts.$inferInsert;

/** A supplier of a shop, who reads English. */
export async function makeSupplier(
  db: Db,
  shopId: string,
  overrides: Partial<Omit<Supplier, "shopId">> = {},
): Promise<Supplier & { id: string }> {
  const at = new Date();
  const supplier = {
    shopId,
    id: newId(),
    name: "Parts Depot",
    nameKey: "parts depot",
    phone: "+1 512 555 0100",
    email: "orders@depot.example.com",
    language: "en",
    createdAt: at,
    updatedAt: at,
    ...overrides,
  } as const;
  await db.insert(suppliers).values(supplier);
  return supplier;
}

/** A part of a job; without a line of its own, its line counts as gone. */
export async function makePart(
  db: Db,
  job: { shopId: string; id: string },
  overrides: Partial<Omit<Part, "shopId" | "jobId">> = {},
): Promise<Part> {
  const part: Part = {
    shopId: job.shopId,
    lineId: newId(),
    jobId: job.id,
    name: "balatas",
    quantity: 100,
    state: "needed",
    at: new Date(),
    by: "someone",
    ...overrides,
  };
  await db.insert(parts).values(part);
  return part;
}

/** An order of one part, as it was frozen. */
export async function makeOrder(
  db: Db,
  job: { shopId: string; id: string; number: number },
  {
    supplier,
    part,
    number = 1,
    by = "someone",
  }: { supplier: Supplier; part: Part; number?: number; by?: string },
): Promise<string> {
  const id = newId();
  const content: OrderContent = {
    supplier: { name: supplier.name, phone: supplier.phone ?? null, email: supplier.email ?? null },
    shop: { name: "Taller", phone: null, address: null, currency: "USD", country: "US" },
    date: "2026-11-27",
    note: "",
    lines: [
      {
        lineId: part.lineId,
        jobId: job.id,
        workNumber: job.number,
        vehicle: { year: 2012, make: "Toyota", model: "Corolla", vin: null },
        original: part.name,
        text: "brake pads",
        partNumber: null,
        condition: null,
        quantity: part.quantity,
        unit: null,
      },
    ],
  };
  await db.insert(partOrders).values({
    shopId: job.shopId,
    id,
    number,
    supplierId: supplier.id,
    language: supplier.language,
    content,
    createdBy: by,
    createdAt: new Date(),
  });
  return id;
}
