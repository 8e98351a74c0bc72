import { and, asc, eq, gt, ne } from "drizzle-orm";
import { auditLog } from "#app/platform/audit.tables.server.ts";
import type { Db } from "#app/platform/db.server.ts";
import { listFile, paged, recordFile, rowsPerPage } from "#app/platform/records.server.ts";
import type { ArchiveFile } from "#app/platform/zip.server.ts";
import { profiles, sessions, users } from "./tables.server.ts";

/** What the account itself keeps of a person. No password, no token: who finds the archive must not get in by it. */
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

/**
 * The log of the administrators, as far as it is about this person: what was done to the account, without who did it, and what the person
 * did as an administrator, without to whom.
 */
async function* ownLog(db: Db, userId: string): AsyncGenerator<object> {
  const { id, at, action, before, after, actorId } = auditLog;
  const about = paged((last: { id: string } | undefined) =>
    db
      .select({ id, at, action, before, after, actorId })
      .from(auditLog)
      .where(and(eq(auditLog.subjectId, userId), last && gt(id, last.id)))
      .orderBy(asc(id))
      .limit(rowsPerPage),
  );
  for await (const { actorId: by, ...line } of about) yield { ...line, by: by === userId ? "you" : "administrator" };
  const done = paged((last: { id: string } | undefined) =>
    db
      .select({ id, at, action })
      .from(auditLog)
      .where(and(eq(actorId, userId), ne(auditLog.subjectId, userId), last && gt(id, last.id)))
      .orderBy(asc(id))
      .limit(rowsPerPage),
  );
  for await (const line of done) yield { ...line, by: "you" };
}
