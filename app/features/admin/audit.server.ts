import { and, desc, eq, lt, type SQL, sql } from "drizzle-orm";
import { alias, type SQLiteColumn } from "drizzle-orm/sqlite-core";
import { users } from "#app/features/account/tables.server.ts";
import { auditLog } from "#app/platform/audit.tables.server.ts";
import type { Db } from "#app/platform/db.server.ts";
import type { AuditAsked, AuditLine } from "./audit.ts";

/** One page of the audit log, the newest line first, and the line after which the next page begins. */
export async function listAudit(db: Db, { limit = 30, ...asked }: AuditAsked & { limit?: number }) {
  const rows = await auditQuery(db, { ...asked, limit: limit + 1 });
  const lines = rows.slice(0, limit).map(
    ({ actorName, actorEmail, subjectName, subjectEmail, ...row }): AuditLine => ({
      id: row.id,
      at: row.at.getTime(),
      action: row.action,
      before: row.before,
      after: row.after,
      actor: { id: row.actorId, name: actorName, email: actorEmail },
      subject: { id: row.subjectId, name: subjectName, email: subjectEmail },
    }),
  );
  return { lines, next: rows.length > limit ? lines.at(-1)!.id : null };
}

const actors = alias(users, "actors");
const subjects = alias(users, "subjects");

/** The statement behind `listAudit`, apart so that tests can read its plan. */
export function auditQuery(db: Db, { person, before, limit = 30 }: AuditAsked & { limit?: number }) {
  const older = before === undefined ? undefined : lt(auditLog.id, before);
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
    .where(person === undefined ? older : sql`${auditLog.id} in ${linesOf(db, person, older, limit)}`)
    .orderBy(desc(auditLog.id))
    .limit(limit);
}

/** What this person did, and what was done to them: a page of each, each by its own index. */
function linesOf(db: Db, person: string, older: SQL | undefined, limit: number): SQL {
  const page = (column: SQLiteColumn) =>
    db
      .select({ id: auditLog.id })
      .from(auditLog)
      .where(and(eq(column, person), older))
      .orderBy(desc(auditLog.id))
      .limit(limit);
  return sql`(select id from ${page(auditLog.actorId)} union select id from ${page(auditLog.subjectId)})`;
}
