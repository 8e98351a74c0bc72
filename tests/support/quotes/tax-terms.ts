import { noTerms, type ShopTerms } from "#app/features/quotes/price/terms.ts";
import { shopTaxSettings } from "#app/features/quotes/taxes.tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { shopOf } from "../people.ts";

const { discount: _, exempt: __, ...nothing } = noTerms;

/** A Texas shop: parts are taxed at 8.25 %, labor is not; supplies are 8 % of labor, at most 35. */
const texas: ShopTerms = {
  ...nothing,
  taxes: [{ name: "Sales tax", rate: 82_500, on: ["parts", "fees"] }],
  supplies: { rate: 80_000, of: "labor", maximum: 35_00 },
};

/** Sets what this owner's shop charges besides the lines of its quotes. */
export async function makeTaxes(
  db: Db,
  owner: Parameters<typeof shopOf>[1],
  terms: ShopTerms = texas,
): Promise<void> {
  const row = { shopId: await shopOf(db, owner), profile: "us" as const, terms };
  await db.insert(shopTaxSettings).values({ ...row, updatedAt: new Date() });
}
