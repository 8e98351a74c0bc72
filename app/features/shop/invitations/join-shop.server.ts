import { and, eq, exists, ne, sql } from "drizzle-orm";
import { hashed } from "#app/features/account/session/tokens.server.ts";
import { shopMembers, shops } from "#app/features/account/shops.tables.server.ts";
import { users } from "#app/features/account/tables.server.ts";
import type { Viewer } from "#app/features/account/viewer.ts";
import { removeLogos } from "#app/features/shop/logo.server.ts";
import { shopInvitations } from "#app/features/shop/tables.server.ts";
import { insertSelect } from "#app/platform/db/insert-select.server.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import { hasSeat, isKept, isOpen, type ShopRecords } from "./find-invitation.server.ts";

type Services = Pick<Platform, "db" | "files" | "defer" | "now">;

/**
 * Makes the viewer a member of the inviting shop; false when that is impossible, which the page
 * then explains. One batch deletes an empty shop of the viewer's own, takes a free seat and uses
 * the invitation. Every statement checks the invitation again, so that it applies entirely or not
 * at all, and once.
 */
export async function joinShop(
  { db, files, defer, now }: Services,
  viewer: Pick<Viewer, "id" | "email">,
  { token, records }: { token: string; records: ShopRecords },
): Promise<boolean> {
  const at = new Date(now());
  const tokenHash = await hashed(token);
  const isTheirs = and(
    eq(shopInvitations.tokenHash, tokenHash),
    eq(shopInvitations.email, viewer.email),
    isOpen(now()),
  );
  const acceptable = and(isTheirs, hasSeat);
  const [deleted, , used] = await db.batch([
    db
      .delete(shops)
      .where(
        and(
          eq(shops.ownerId, viewer.id),
          sql`NOT ${isKept(records, sql`${shops.id}`)}`,
          exists(
            db
              .select({ id: shopInvitations.id })
              .from(shopInvitations)
              .where(and(acceptable, ne(shopInvitations.shopId, shops.id))),
          ),
        ),
      )
      .returning({ id: shops.id }),
    insertSelect(
      db,
      shopMembers,
      {
        shopId: shopInvitations.shopId,
        userId: viewer.id,
        role: shopInvitations.role,
        since: at,
        lastSeenAt: at,
        version: 1,
      },
      sql`FROM ${shopInvitations} WHERE ${and(
        acceptable,
        sql`NOT EXISTS (SELECT 1 FROM shop_members own WHERE own.user_id = ${viewer.id})`,
      )}`,
    ),
    db
      .update(shopInvitations)
      .set({ usedAt: at, usedBy: viewer.id, version: sql`${shopInvitations.version} + 1` })
      .where(
        and(
          isTheirs,
          sql`EXISTS (SELECT 1 FROM shop_members own WHERE own.user_id = ${viewer.id} AND own.shop_id = ${shopInvitations.shopId})`,
        ),
      )
      .returning({ id: shopInvitations.id }),
    // Only a person who receives the letters of this address has the link.
    db
      .update(users)
      .set({ emailVerified: true })
      .where(
        and(
          eq(users.id, viewer.id),
          exists(
            db
              .select({ id: shopInvitations.id })
              .from(shopInvitations)
              .where(
                and(
                  eq(shopInvitations.tokenHash, tokenHash),
                  eq(shopInvitations.usedBy, viewer.id),
                ),
              ),
          ),
        ),
      ),
  ]);
  for (const { id } of deleted) defer(removeLogos(files, id));
  return used.length > 0;
}
