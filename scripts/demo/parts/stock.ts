import { eq } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { shops } from "#app/features/account/shops.tables.server.ts";
import { users } from "#app/features/account/tables.server.ts";
import { addItem } from "#app/features/stock/items/save-item.server.ts";
import { writeMovement } from "#app/features/stock/movements/add-movement.server.ts";
import type { Stores } from "../../local/stores.ts";
import { demoAccounts } from "../../local/welcome.ts";

const day = 86_400_000;

/** Stock counted in pieces, in hundredths. */
const shelf = [
  { name: "Oil filter", partNumber: "PH3614", unit: null, lowMark: 4_00, counted: 12_00 },
  { name: "5W-30 oil", partNumber: null, unit: "qt", lowMark: 12_00, counted: 31_50 },
  { name: "Cabin air filter", partNumber: "CF10134", unit: null, lowMark: 3_00, counted: 2_00 },
  { name: "Bombilla H11", partNumber: "H11-55W", unit: null, lowMark: 4_00, counted: 3_00 },
  { name: "Pastillas de freno delanteras", partNumber: "D1210", unit: "set", lowMark: null },
] as const;

/** Writes the stock of the demo shop: some of it runs low. */
export async function seedStock({ db }: Pick<Stores, "db">, now: number): Promise<void> {
  const [shop] = await db
    .select({ id: shops.id, by: users.id })
    .from(shops)
    .innerJoin(users, eq(users.id, shops.ownerId))
    .where(eq(users.email, demoAccounts[2]));
  if (!shop) return;
  for (const { name, partNumber, unit, lowMark, ...item } of shelf) {
    const ref = { shopId: shop.id, itemId: newId({ msecs: now - 9 * day }) };
    await addItem(db, ref, { name, partNumber, unit, lowMark }, now - 9 * day);
    const said = { why: "", unit, by: shop.by };
    const counted = "counted" in item ? item.counted : 0;
    await writeMovement(db, ref, {
      ...said,
      id: newId(),
      kind: "received",
      amount: counted + 2_00,
      now: now - 8 * day,
    });
    await writeMovement(db, ref, {
      ...said,
      id: newId(),
      kind: "counted",
      amount: counted,
      now: now - day,
    });
  }
}
