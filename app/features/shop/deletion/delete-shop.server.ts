import { and, asc, eq, type SQL, sql } from "drizzle-orm";
import { shopMembers, shops } from "#app/features/account/shops.tables.server.ts";
import { profiles, users, uses } from "#app/features/account/tables.server.ts";
import { importFolderOf } from "#app/features/shop/import-folder.ts";
import { isKept, type ShopRecords } from "#app/features/shop/invitations/find-invitation.server.ts";
import { removeLogos } from "#app/features/shop/logo.server.ts";
import { photoFolderOf } from "#app/features/shop/photo-folder.ts";
import { revisionFolderOf } from "#app/features/shop/revision-folder.ts";
import { shopDeletions, shopInvitations, shopSettings } from "#app/features/shop/tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { claimDue, isDue } from "#app/platform/db/due-work.server.ts";
import { insertSelect } from "#app/platform/db/insert-select.server.ts";
import { removeFolder } from "#app/platform/files/remove-folder.server.ts";
import { log } from "#app/platform/log/log.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import { day } from "#app/values/calendar.ts";
import type { Language } from "#app/values/language.ts";
import { deletedLetter } from "./deleted-letter.ts";

// docs/decisions/0117-deleting-a-shop.md

type Services = Pick<Platform, "db" | "files" | "mail" | "now">;
export type ShopDeletion = typeof shopDeletions.$inferSelect;

/** The claim of one try, in milliseconds. */
const claimMs = 10 * 60_000;
/** The period in which letters are retried, in milliseconds. */
const lettersTried = 3 * day;
/** The number of deletions that one run of the cron continues. */
const perRun = 20;

/**
 * The condition that an account's deletion takes no shop but the one that its owner agreed to
 * delete, or an empty one.
 */
export const ownsNoOtherShop = (
  ownerId: string,
  { agreedTo, records }: { agreedTo: string | undefined; records: ShopRecords },
): SQL =>
  sql`NOT EXISTS (SELECT 1 FROM ${shops} WHERE ${shops.ownerId} = ${ownerId}
    AND ${shops.id} <> ${agreedTo ?? ""} AND ${isKept(records, sql`${shops.id}`)})`;

/** Whether the condition above holds now. */
export async function mayLoseShop(db: Db, condition: SQL): Promise<boolean> {
  const row = await db.get<{ may: number }>(sql`SELECT ${condition} AS may`);
  return row?.may === 1;
}

type Owner = { id: string; name: string; email: string };

/**
 * The statements for the batch that deletes an owner's account: they record the remaining work of a
 * shop owned at that moment, and delete its counted uses and the invitations to the owner's
 * address.
 */
export const shopStatements = (
  db: Db,
  owner: Owner,
  { holds, language, now }: { holds: SQL; language: Language; now: number },
) =>
  [
    insertSelect(
      db,
      shopDeletions,
      {
        shopId: shops.id,
        shopName: sql`(SELECT ${shopSettings.shopName} FROM ${shopSettings} WHERE ${shopSettings.shopId} = ${shops.id})`,
        deletedBy: owner.name || owner.email,
        recipients: sql`(SELECT json_group_array(json_object('email', ${users.email},
            'language', coalesce(${profiles.language}, ${language})))
          FROM ${shopMembers} JOIN ${users} ON ${users.id} = ${shopMembers.userId}
            JOIN ${profiles} ON ${profiles.id} = ${users.id}
          WHERE ${shopMembers.shopId} = ${shops.id} AND ${shopMembers.userId} <> ${owner.id})`,
        deletedAt: new Date(now),
        dueAt: new Date(now + claimMs),
      },
      sql`FROM ${shops} WHERE ${and(eq(shops.ownerId, owner.id), holds)}`,
    ).returning(),
    db
      .delete(uses)
      .where(
        and(
          sql`${uses.who} IN (SELECT ${shops.id} FROM ${shops} WHERE ${shops.ownerId} = ${owner.id})`,
          holds,
        ),
      ),
    db.delete(shopInvitations).where(and(eq(shopInvitations.email, owner.email), holds)),
  ] as const;

/** Every quarter of an hour: continues the deletions whose request was interrupted. */
export async function finishShopDeletions(services: Services, now: number): Promise<void> {
  const { db } = services;
  const due = await db
    .select({ shopId: shopDeletions.shopId })
    .from(shopDeletions)
    .where(isDue(shopDeletions.dueAt, now))
    .orderBy(asc(shopDeletions.dueAt))
    .limit(perRun);
  for (const { shopId } of due) {
    const row = eq(shopDeletions.shopId, shopId);
    const [claimed] = await claimDue(db, shopDeletions, { row, now, claimMs });
    if (claimed)
      await finishShopDeletion(services, claimed).catch((error) =>
        log.error("a deleted shop has files left", error),
      );
  }
}

/** Removes the files of a deleted shop, sends the letters, and then its row. */
export async function finishShopDeletion(
  { db, files, mail, now }: Services,
  { shopId, shopName, deletedBy, recipients, deletedAt, dueAt }: ShopDeletion,
): Promise<void> {
  const mine = and(eq(shopDeletions.shopId, shopId), eq(shopDeletions.dueAt, dueAt));
  await removeLogos(files, shopId);
  await removeFolder(files, importFolderOf(shopId));
  await removeFolder(files, revisionFolderOf(shopId));
  await removeFolder(files, photoFolderOf(shopId));
  let left = recipients;
  for (const recipient of recipients) {
    try {
      await mail.send(deletedLetter(recipient, { shop: shopName, deletedBy }));
    } catch (error) {
      log.error("a letter could not be sent", error, { kind: "shop deleted" });
      continue;
    }
    left = left.filter((one) => one !== recipient);
    // Stored one by one, so that a later try repeats none.
    if (left.length > 0) await db.update(shopDeletions).set({ recipients: left }).where(mine);
  }
  if (left.length > 0 && now() - deletedAt.getTime() < lettersTried) return;
  await db.delete(shopDeletions).where(mine);
}
