import { and, eq, or } from "drizzle-orm";
import { shopMembers } from "#app/features/account/shops.tables.server.ts";
import { profiles, users } from "#app/features/account/tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";

/** Who of a shop is told what a customer did: the owner, and whoever sent the link. */
export const recipientsQuery = (db: Db, shopId: string, sentBy: string | null) =>
  db
    .select({ email: users.email, language: profiles.language })
    .from(shopMembers)
    .innerJoin(users, eq(users.id, shopMembers.userId))
    .innerJoin(profiles, eq(profiles.id, users.id))
    .where(
      and(
        eq(shopMembers.shopId, shopId),
        or(eq(shopMembers.role, "owner"), eq(shopMembers.userId, sentBy ?? "")),
      ),
    );
