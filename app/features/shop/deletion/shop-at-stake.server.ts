import { eq, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import type { ViewerShop } from "#app/features/account/viewer.ts";
import { isKept, type ShopRecords } from "#app/features/shop/invitations/find-invitation.server.ts";
import { calledBy, listColleagues } from "#app/features/shop/membership/members.server.ts";
import { shopSettings } from "#app/features/shop/tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";

/** Counted no further, so that a large shop costs no more. */
const mostCounted = 1000;

type Tables = {
  /** Counted for the page, by their name there. */
  counted: Record<"jobs" | "customers" | "vehicles", { shopId: SQLiteColumn }>;
  kept: ShopRecords;
};

/** Figures shown to an owner before the shop is deleted: its records and its members. */
export async function findShopAtStake(
  db: Db,
  { id }: Pick<ViewerShop, "id">,
  { tables: { counted, kept }, now }: { tables: Tables; now: number },
) {
  const count = ({ shopId }: { shopId: SQLiteColumn }) =>
    sql<number>`(SELECT count(*) FROM (SELECT 1 FROM ${shopId.table} WHERE ${shopId} = ${id} LIMIT ${mostCounted + 1}))`;
  const [row, [settings], colleagues] = await Promise.all([
    db.get<{ kept: number; jobs: number; customers: number; vehicles: number }>(
      sql`SELECT ${isKept(kept, sql`${id}`)} AS kept, ${count(counted.jobs)} AS jobs,
        ${count(counted.customers)} AS customers, ${count(counted.vehicles)} AS vehicles`,
    ),
    db
      .select({ name: shopSettings.shopName })
      .from(shopSettings)
      .where(eq(shopSettings.shopId, id)),
    listColleagues(db, id, now),
  ]);
  const { jobs, customers, vehicles } = row!;
  return {
    id,
    name: settings?.name ?? null,
    /** Whether its deletion needs confirmation; an empty shop is deleted with the account. */
    isKept: row!.kept === 1,
    counts: { jobs, customers, vehicles },
    members: colleagues.map(calledBy),
    successors: colleagues.filter((one) => one.mayOwn).map(calledBy),
  };
}
