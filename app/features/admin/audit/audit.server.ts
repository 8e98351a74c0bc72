import { and, desc, eq, gte, lt, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { users } from "#app/features/account/tables.server.ts";
import { foundUsers } from "#app/features/admin/people/found-users.server.ts";
import { wordsIn } from "#app/features/admin/people/people-search.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { auditLog } from "#app/platform/log/audit.tables.server.ts";
import { dayAfter, startOfDay } from "#app/values/wall-time.ts";
import type { AuditLine } from "./audit.ts";
import { type AuditSearch, linesPerPage } from "./audit-address.ts";

/** A page of audit entries, newest first, and the cursor of the next page. Days are of `zone`. */
export async function listAudit(
  db: Db,
  { show = linesPerPage, ...asked }: Partial<AuditSearch> & { zone?: string },
) {
  const rows = await auditQuery(db, { ...asked, limit: show + 1 });
  const lines = rows.slice(0, show).map(lineOf);
  return { lines, next: rows.length > show ? lines.at(-1)!.id : null };
}

type Row = Awaited<ReturnType<typeof auditQuery>>[number];

export const lineOf = ({
  actorName,
  actorEmail,
  subjectName,
  subjectEmail,
  ...row
}: Row): AuditLine => ({
  id: row.id,
  at: row.at.getTime(),
  action: row.action,
  before: row.before,
  after: row.after,
  actor: { id: row.actorId, name: actorName, email: actorEmail },
  subject: { id: row.subjectId, name: subjectName, email: subjectEmail },
});

const actors = alias(users, "actors");
const subjects = alias(users, "subjects");

/** The smallest id that an entry of this instant can have: a UUIDv7 begins with its time. */
const firstIdAt = (instant: number): string => {
  const time = Math.max(0, instant).toString(16).padStart(12, "0");
  return `${time.slice(0, 8)}-${time.slice(8)}-0000-0000-000000000000`;
};

/** The entries of users by their name or address, by the indexes of both columns. */
function ofUsers(text: string) {
  const users = foundUsers(wordsIn(text) ?? []);
  return sql`(select id from audit_log where actor_id in ${users}
    union select id from audit_log where subject_id in ${users})`;
}

/** The statement of `listAudit`; exported for the test of its query plan. */
export function auditQuery(
  db: Db,
  {
    person,
    text,
    as,
    action,
    from,
    to,
    before,
    zone = "UTC",
    limit = linesPerPage,
  }: Partial<AuditSearch> & { zone?: string; limit?: number },
) {
  const column = as === "actor" ? auditLog.actorId : auditLog.subjectId;
  return db
    .select({
      id: auditLog.id,
      at: auditLog.at,
      action: auditLog.action,
      actorId: auditLog.actorId,
      subjectId: auditLog.subjectId,
      before: auditLog.before,
      after: auditLog.after,
      actorName: actors.name,
      actorEmail: actors.email,
      subjectName: subjects.name,
      subjectEmail: subjects.email,
    })
    .from(auditLog)
    .leftJoin(actors, eq(actors.id, auditLog.actorId))
    .leftJoin(subjects, eq(subjects.id, auditLog.subjectId))
    .where(
      and(
        person === undefined ? undefined : eq(column, person),
        text ? sql`${auditLog.id} in ${ofUsers(text)}` : undefined,
        action === undefined ? undefined : eq(auditLog.action, action),
        from === undefined ? undefined : gte(auditLog.id, firstIdAt(startOfDay(from, zone))),
        to === undefined
          ? undefined
          : lt(auditLog.id, firstIdAt(startOfDay(dayAfter(to, 1), zone))),
        before === undefined ? undefined : lt(auditLog.id, before),
      ),
    )
    .orderBy(desc(auditLog.id))
    .limit(limit);
}
