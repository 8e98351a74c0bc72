import { eq } from "drizzle-orm";
import type { givenRoles } from "#app/features/account/role.ts";
import { shopMembers } from "#app/features/account/shops.tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { type SaveOutcome, saveAt } from "#app/platform/db/save-at.server.ts";
import { colleagueRow, type MemberRef } from "./members.server.ts";

// Excludes the owner: a shop is transferred (`hand-over.server.ts`), never left without an owner.

/** Gives a member another role, which counts from their next request on. */
export const changeRole = (
  db: Db,
  ref: MemberRef,
  role: (typeof givenRoles)[number],
): Promise<SaveOutcome> =>
  saveAt(db, {
    table: shopMembers,
    column: shopMembers.version,
    row: colleagueRow(ref),
    set: { role },
    already: eq(shopMembers.role, role),
  });

/**
 * Ends a membership: each request looks it up again, and a write in progress is refused
 * (`writeWhile`). The person's texts stay, and jobs keep naming them; false when there was no
 * membership.
 */
export async function removeMember(db: Db, ref: MemberRef): Promise<boolean> {
  const removed = await db.delete(shopMembers).where(colleagueRow(ref));
  return removed.meta.changes > 0;
}
