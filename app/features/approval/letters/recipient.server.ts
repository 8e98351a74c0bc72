import { and, eq } from "drizzle-orm";
import { shopMembers } from "#app/features/account/shops.tables.server.ts";
import { profiles, users } from "#app/features/account/tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import type { DueLetter } from "./due-letters.server.ts";

/** Recipient of a letter, if still a member of the shop. */
export const findRecipient = (db: Db, { shopId, recipient }: DueLetter) =>
  db
    .select({ email: users.email, language: profiles.language })
    .from(shopMembers)
    .innerJoin(users, eq(users.id, shopMembers.userId))
    .innerJoin(profiles, eq(profiles.id, users.id))
    .where(and(eq(shopMembers.shopId, shopId), eq(shopMembers.userId, recipient)))
    .get();
