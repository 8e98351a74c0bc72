import { shopOfOwner } from "#app/features/account/role.ts";
import type { Viewer } from "#app/features/account/viewer.ts";
import { customers, vehicles } from "#app/features/customers/tables.server.ts";
import { repairJobs } from "#app/features/repair/tables.server.ts";
import { findShopAtStake } from "#app/features/shop/deletion/shop-at-stake.server.ts";
import { findShopOf } from "#app/features/shop/member.server.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import { shopRecords } from "./shop-records.server.ts";

const tables = { counted: { jobs: repairJobs, customers, vehicles }, kept: shopRecords };

/** Consequences of the viewer's account deletion for their shop. */
export async function findShopOfLeaver(
  { db, now }: Pick<Platform, "db" | "now">,
  viewer: Pick<Viewer, "id" | "shop">,
) {
  const own = shopOfOwner(viewer);
  if (own)
    return { kind: "own" as const, ...(await findShopAtStake(db, own, { tables, now: now() })) };
  if (!viewer.shop) return null;
  return { kind: "member" as const, name: (await findShopOf(db, viewer.id))?.name ?? null };
}
