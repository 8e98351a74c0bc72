import { eq, sql } from "drizzle-orm";
import { may } from "#app/features/account/role.ts";
import { shops } from "#app/features/account/shops.tables.server.ts";
import type { Viewer, ViewerShop } from "#app/features/account/viewer.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { log } from "#app/platform/log/log.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import { type FoundSteps, isAllDone } from "./first-steps.ts";

/** Query for all steps: whether there are rows, by the beginning of their keys. */
export function firstStepsQuery(db: Db, shopId: string) {
  const has = (rows: string) =>
    sql`EXISTS (SELECT 1 FROM ${sql.raw(rows)} AND shop_id = ${shopId})`.mapWith(Boolean);
  return db
    .select({
      shop: has("shop_settings WHERE hourly_rate > 0"),
      taxes: has("shop_tax_settings WHERE true"),
      logo: has("shop_settings WHERE logo_file IS NOT NULL"),
      member: has("shop_members WHERE role <> 'owner'"),
      invitation: has("shop_invitations WHERE revoked_at IS NULL"),
      job: has("work_counters WHERE last > 0"),
      link: has("links WHERE true"),
      jobId: sql<
        string | null
      >`(SELECT id FROM repair_jobs WHERE shop_id = ${shopId} ORDER BY number DESC LIMIT 1)`,
    })
    .from(shops)
    .where(eq(shops.id, shopId));
}

type FirstStepsRow = Awaited<ReturnType<typeof firstStepsQuery>>[number];

/** Whether a shop has first steps, and the viewer takes them. */
export const mayStart = (shop: ViewerShop): boolean => may(shop, "manageShop") && shop.isStarting;

/**
 * The first steps of an owner's shop; undefined for anybody else, once all are done, and where they
 * were put away. Without them the page is as good, so a failure hides them.
 */
export async function findFirstSteps(
  { db, now, defer }: Pick<Platform, "db" | "now" | "defer">,
  { shop, viewer }: { shop: ViewerShop; viewer: Pick<Viewer, "name"> },
  read: () => Promise<FirstStepsRow | undefined>,
): Promise<FoundSteps | undefined> {
  if (!mayStart(shop)) return undefined;
  try {
    const row = await read();
    if (!row) return undefined;
    const { member, invitation, jobId, ...rest } = row;
    const done = { ...rest, name: viewer.name !== "", team: member || invitation };
    const found = { done, jobId };
    if (!isAllDone(found)) return found;
    defer(endFirstSteps(db, shop.id, now()));
  } catch (error) {
    log.error("the first steps of a shop could not be read", error);
  }
  return undefined;
}

/** Dismisses the first steps of a shop for good. */
export async function endFirstSteps(db: Db, shopId: string, now: number): Promise<void> {
  await db
    .update(shops)
    .set({ firstStepsEndedAt: new Date(now) })
    .where(eq(shops.id, shopId));
}
