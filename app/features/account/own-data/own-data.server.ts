import { and, eq, ne } from "drizzle-orm";
import { shopMembers, shops } from "#app/features/account/shops.tables.server.ts";
import { profiles, sessions, users } from "#app/features/account/tables.server.ts";
import {
  passkeys,
  recoveryCodes,
  totpSecrets,
} from "#app/features/account/two-factor.tables.server.ts";
import { listFile, recordFile, recordsOf } from "#app/platform/archive/records.server.ts";
import type { ArchiveFile } from "#app/platform/archive/zip.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { auditLog } from "#app/platform/log/audit.tables.server.ts";

/** The account's part of the archive, without passwords and tokens. */
export const ownAccount = (db: Db, userId: string): ArchiveFile[] => [
  recordFile("account/profile.json", () => profileOf(db, userId)),
  recordFile("account/devices.json", () =>
    db
      .select({
        id: sessions.id,
        userAgent: sessions.userAgent,
        signedInAt: sessions.createdAt,
        lastUsedAt: sessions.updatedAt,
        expiresAt: sessions.expiresAt,
      })
      .from(sessions)
      .where(eq(sessions.userId, userId)),
  ),
  recordFile("account/shop.json", () => membershipOf(db, userId)),
  recordFile("account/two-factor.json", () => twoFactorOf(db, userId)),
  listFile("account/log.json", ownLog(db, userId)),
];

async function profileOf(db: Db, userId: string) {
  const row = await db
    .select({ user: users, profile: profiles })
    .from(users)
    .leftJoin(profiles, eq(profiles.id, users.id))
    .where(eq(users.id, userId))
    .get();
  if (!row) throw new Error("The account is gone");
  const { image: _, ...user } = row.user;
  const { id: __, createdAt: ___, ...plan } = row.profile ?? { id: "", createdAt: null };
  return { ...user, ...plan };
}

/** The shop that this person belongs to, and as what. */
const membershipOf = (db: Db, userId: string) =>
  db
    .select({
      id: shops.id,
      createdAt: shops.createdAt,
      techniciansSeePrices: shops.techniciansSeePrices,
      usesClock: shops.usesClock,
      usesParts: shops.usesParts,
      role: shopMembers.role,
      since: shopMembers.since,
      lastSeenAt: shopMembers.lastSeenAt,
    })
    .from(shopMembers)
    .innerJoin(shops, eq(shops.id, shopMembers.shopId))
    .where(eq(shopMembers.userId, userId));

/** When two-step sign-in was set up and used. No secrets, keys or codes. */
async function twoFactorOf(db: Db, userId: string) {
  const [[app], keys, codes] = await db.batch([
    db
      .select({ confirmedAt: totpSecrets.confirmedAt })
      .from(totpSecrets)
      .where(eq(totpSecrets.userId, userId)),
    db
      .select({
        id: passkeys.id,
        name: passkeys.name,
        createdAt: passkeys.createdAt,
        lastUsedAt: passkeys.lastUsedAt,
      })
      .from(passkeys)
      .where(eq(passkeys.userId, userId)),
    db
      .select({ createdAt: recoveryCodes.createdAt, usedAt: recoveryCodes.usedAt })
      .from(recoveryCodes)
      .where(eq(recoveryCodes.userId, userId)),
  ]);
  return { app: app ?? null, passkeys: keys, recoveryCodes: codes };
}

/**
 * The user's part of the audit log: what administrators did to the account, without their ids, and
 * what the user did as an administrator, without the ids of others.
 */
async function* ownLog(db: Db, userId: string): AsyncGenerator<object> {
  const { actorId, subjectId } = auditLog;
  const about = recordsOf(db, auditLog, { where: eq(subjectId, userId), without: ["subjectId"] });
  for await (const { actorId: by, ...line } of about)
    yield { ...line, by: by === userId ? "you" : "administrator" };
  const done = recordsOf(db, auditLog, {
    where: and(eq(actorId, userId), ne(subjectId, userId)),
    without: ["actorId", "subjectId", "before", "after"],
  });
  for await (const line of done) yield { ...line, by: "you" };
}
