import {
  type CustomerFacts,
  customerRow,
  insertCustomer,
} from "#app/features/customers/store.server.ts";
import { writeCustomerTerms } from "#app/features/customers/store-terms.server.ts";
import { customers } from "#app/features/customers/tables.server.ts";
import { searchTermsOfCustomer } from "#app/features/customers/terms.ts";
import { countryOfShop } from "#app/features/shop/shop-country.server.ts";
import { type Db, sqliteMessage } from "#app/platform/db/db.server.ts";
import { type SaveOutcome, saveAt, says } from "#app/platform/db/save-at.server.ts";
import type { Country } from "#app/values/country.ts";
import { type Customer, customerOf, customerQuery, findCustomer } from "./customer.server.ts";

type Ref = { shopId: string; id: string };

/**
 * Creates a customer with its search terms, in one batch. The form carries the id, so that a
 * repeated post makes one. Returns the stored customer, and whether this call created it. `now` in
 * milliseconds.
 */
export async function createCustomer(
  db: Db,
  { shopId, id }: Ref,
  facts: CustomerFacts,
  now: number,
): Promise<{ customer: Customer; made: boolean }> {
  const row = await customerRow(facts, await countryOfShop(db, shopId));
  try {
    const answers: readonly unknown[] = await db.batch([
      insertCustomer(db, { shopId, id, now }, row),
      ...writeCustomerTerms(db, { shopId, id }, searchTermsOfCustomer(row)),
      customerQuery(db, shopId, id),
    ]);
    const [customer] = answers.at(-1) as Customer[];
    return { customer: customer!, made: true };
  } catch (error) {
    if (!sqliteMessage(error).includes("UNIQUE")) throw error;
    return { customer: (await findCustomer(db, shopId, id))!, made: false };
  }
}

type Change = {
  facts: CustomerFacts;
  /** Country of the shop (`countryOfShop`). */
  country: Country;
  version?: number | undefined;
  now: number;
};

/** Saves the facts of a customer over this version, and its search terms. */
export async function saveCustomer(
  db: Db,
  { shopId, id }: Ref,
  { facts, country, version, now }: Change,
): Promise<SaveOutcome> {
  const row = await customerRow(facts, country);
  return saveAt(db, {
    table: customers,
    column: customers.version,
    row: customerOf(shopId, id),
    version,
    set: { ...row, updatedAt: new Date(now) },
    already: says(customers, row),
    before: (holds) => writeCustomerTerms(db, { shopId, id }, searchTermsOfCustomer(row), holds),
  });
}

/** Whether a customer equals the posted form: then it is a repeated post. */
export const saysTheSame = (customer: Customer, facts: CustomerFacts): boolean =>
  (Object.keys(facts) as (keyof CustomerFacts)[]).every((name) => customer[name] === facts[name]);
