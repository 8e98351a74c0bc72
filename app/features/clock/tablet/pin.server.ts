import { and, eq, sql } from "drizzle-orm";
import { countAttempt, forgetAttempt } from "#app/features/account/password/attempts.server.ts";
import {
  hashPassword,
  verifyPassword,
} from "#app/features/account/password/password-hash.server.ts";
import { shopMembers } from "#app/features/account/shops.tables.server.ts";
import { users } from "#app/features/account/tables.server.ts";
import type { MemberRef } from "#app/features/clock/start-stop.server.ts";
import { clockPins } from "#app/features/clock/tables.server.ts";
import { notFound } from "#app/http/answers.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { insertSelect } from "#app/platform/db/insert-select.server.ts";
import type { Platform } from "#app/platform/platform.server.ts";

/** Sets the PIN of a member of this shop, in the place of an earlier one. False: no such member. */
export async function setPin(
  db: Db,
  { shopId, memberId }: MemberRef,
  { pin, by, now }: { pin: string; by: string; now: number },
): Promise<boolean> {
  const hash = await hashPassword(pin);
  const made = await insertSelect(
    db,
    clockPins,
    {
      shopId: shopMembers.shopId,
      memberId: shopMembers.userId,
      hash,
      by,
      at: new Date(now),
      version: 1,
    },
    sql`FROM ${shopMembers} WHERE ${and(
      eq(shopMembers.shopId, shopId),
      eq(shopMembers.userId, memberId),
    )}`,
  ).onConflictDoUpdate({
    target: [clockPins.shopId, clockPins.memberId],
    set: { hash, by, at: new Date(now), version: sql`${clockPins.version} + 1` },
  });
  return made.meta.changes > 0;
}

type Checked = { ok: true } | { ok: false; minutes?: number };

/**
 * Checks the PIN of a member. Failed attempts are limited like those of a sign-in: five in a
 * quarter of an hour, across all tablets.
 */
export async function checkPin(
  platform: Platform,
  { shopId, memberId }: MemberRef,
  typed: string,
): Promise<Checked> {
  const { db } = platform;
  const [found] = await db
    .select({ hash: clockPins.hash, email: users.email })
    .from(clockPins)
    .innerJoin(users, eq(users.id, clockPins.memberId))
    .where(and(eq(clockPins.shopId, shopId), eq(clockPins.memberId, memberId)));
  if (!found) notFound();
  const counted = await countAttempt(platform, "clockPin", found.email);
  if (!counted.ok) return { ok: false, minutes: counted.minutes };
  if (!(await verifyPassword({ hash: found.hash, password: typed }))) return { ok: false };
  await forgetAttempt(db, counted.n);
  return { ok: true };
}
