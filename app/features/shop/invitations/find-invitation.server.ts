import { and, desc, eq, gt, isNull, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import type { Role } from "#app/features/account/role.ts";
import { hashed } from "#app/features/account/session/tokens.server.ts";
import { users } from "#app/features/account/tables.server.ts";
import type { Viewer } from "#app/features/account/viewer.ts";
import { shopInvitations, shopSettings } from "#app/features/shop/tables.server.ts";
import { settingInSql } from "#app/platform/config/settings.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { type Invitation, isToken } from "./invitation.ts";

/** The tables whose rows make a shop one that is kept; routes compose them. */
export type ShopRecords = readonly { shopId: SQLiteColumn }[];

/** Whether a shop has such records, or members other than its owner. */
export const isKept = (records: ShopRecords, shopId: SQL): SQL<number> => {
  const held = records.map(
    ({ shopId: column }) => sql`EXISTS (SELECT 1 FROM ${column.table} WHERE ${column} = ${shopId})`,
  );
  const team = sql`EXISTS (SELECT 1 FROM shop_members team WHERE team.shop_id = ${shopId} AND team.role <> 'owner')`;
  return sql<number>`(${sql.join([...held, team], sql` OR `)})`;
};

/** Whether the shop of an invitation has room for one more; ten people are counted at most. */
export const hasSeat = sql<number>`(SELECT count(*) FROM shop_members seat WHERE seat.shop_id = ${shopInvitations.shopId}) < ${settingInSql("shopSeats")}`;

/** The invitation of a link, and the facts that decide its state for this viewer. */
export async function findInvitation(
  db: Db,
  token: string,
  { viewer, records }: { viewer: Viewer | undefined; records: ShopRecords },
): Promise<Invitation | undefined> {
  if (!isToken(token)) return undefined;
  const { shop } = viewer ?? {};
  const kept = shop?.role === "owner" ? isKept(records, sql`${shop.id}`) : sql<number>`0`;
  const row = await db
    .select({
      invitation: shopInvitations,
      shopName: shopSettings.shopName,
      inviterName: users.name,
      inviterEmail: users.email,
      hasSeat,
      keepsShop: kept,
    })
    .from(shopInvitations)
    .leftJoin(shopSettings, eq(shopSettings.shopId, shopInvitations.shopId))
    .leftJoin(users, eq(users.id, shopInvitations.invitedBy))
    .where(eq(shopInvitations.tokenHash, await hashed(token)))
    .get();
  if (!row) return undefined;
  const { shopId, email, role, language, expiresAt, usedAt, revokedAt } = row.invitation;
  return {
    shopId,
    email,
    role,
    language,
    shopName: row.shopName,
    inviter: row.inviterName || row.inviterEmail,
    expiresAt: expiresAt.getTime(),
    used: usedAt !== null,
    revoked: revokedAt !== null,
    hasSeat: row.hasSeat === 1,
    keepsShop: row.keepsShop === 1,
  };
}

/** The condition of an invitation that can still be accepted. */
export const isOpen = (now: number): SQL =>
  and(
    isNull(shopInvitations.usedAt),
    isNull(shopInvitations.revokedAt),
    gt(shopInvitations.expiresAt, new Date(now)),
  )!;

/** The address that a link was sent to, to fill in forms; undefined when it is no longer valid. */
export async function findInvitedEmail(
  db: Db,
  token: string,
  now: number,
): Promise<string | undefined> {
  const row = await db
    .select({ email: shopInvitations.email })
    .from(shopInvitations)
    .where(and(eq(shopInvitations.tokenHash, await hashed(token)), isOpen(now)))
    .get();
  return row?.email;
}

/** An open invitation in the owner's list; `expiresAt` in milliseconds. */
export type OpenInvitation = {
  id: string;
  email: string;
  role: Role;
  expiresAt: number;
  /** Whether the mail service took its letter. */
  isSent: boolean;
};

/** More than a shop can have: twenty letters a day, of which each is valid for seven. */
const mostOpen = 160;

/** The open invitations of a shop, the newest first. */
export async function listOpenInvitations(
  db: Db,
  shopId: string,
  now: number,
): Promise<OpenInvitation[]> {
  const rows = await db
    .select({
      id: shopInvitations.id,
      email: shopInvitations.email,
      role: shopInvitations.role,
      expiresAt: shopInvitations.expiresAt,
      sentAt: shopInvitations.sentAt,
    })
    .from(shopInvitations)
    .where(and(eq(shopInvitations.shopId, shopId), isOpen(now)))
    .orderBy(desc(shopInvitations.expiresAt))
    .limit(mostOpen);
  return rows.map(({ sentAt, expiresAt, ...row }) => ({
    ...row,
    expiresAt: expiresAt.getTime(),
    isSent: sentAt !== null,
  }));
}

/** The address of one of them, to ask about it. */
export const findOpenInvitation = (
  db: Db,
  { shopId, id }: { shopId: string; id: string },
  now: number,
): Promise<{ email: string } | undefined> =>
  db
    .select({ email: shopInvitations.email })
    .from(shopInvitations)
    .where(and(eq(shopInvitations.shopId, shopId), eq(shopInvitations.id, id), isOpen(now)))
    .get();
