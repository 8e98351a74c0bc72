import { findCustomer } from "#app/features/customers/person/customer.server.ts";
import type { FormValues } from "#app/http/form.ts";
import type { Db } from "#app/platform/db/db.server.ts";

/**
 * Whether a job may be without a last name: the customer who was chosen for it has none, as companies
 * of an imported list.
 */
export async function mayLackLastName(
  db: Db,
  shopId: string,
  values: FormValues | undefined,
): Promise<boolean> {
  const { customerLastName, customerId } = values ?? {};
  if (typeof customerId !== "string" || String(customerLastName ?? "").trim()) return false;
  const customer = await findCustomer(db, shopId, customerId.slice(0, 64)).catch(() => undefined);
  return customer?.lastName === "";
}
