import { type SQL, sql } from "drizzle-orm";
import { v7 as newId } from "uuid";
import type { Db } from "#app/platform/db/db.server.ts";
import { type AuditFacts, auditLog } from "./audit.tables.server.ts";
import type { AuditAction } from "./audit-actions.ts";

export type AuditEntry = {
  actorId: string;
  action: AuditAction;
  /** Whom or what it was done to. */
  subjectId: string;
  before?: AuditFacts;
  after?: AuditFacts;
  /** Milliseconds. */
  now: number;
};

/**
 * The statement that writes one line of the audit log; it belongs into the same `db.batch` as what
 * it tells of.
 */
export const auditEntry = (db: Db, { now, ...entry }: AuditEntry) =>
  db.insert(auditLog).values({ id: newId({ msecs: now }), ...entry, at: new Date(now) });

/**
 * The same line, written only where `holds` is true at that moment of the batch: what it tells of
 * is written under the same condition.
 */
export const auditEntryIf = (
  db: Db,
  { now, actorId, action, subjectId, before, after }: AuditEntry,
  holds: SQL,
) => {
  const facts = (given: AuditFacts | undefined) =>
    given === undefined ? null : JSON.stringify(given);
  const line = sql`${newId({ msecs: now })}, ${actorId}, ${action}, ${subjectId}, ${facts(before)}, ${facts(after)}, ${now}`;
  return db.insert(auditLog).select(sql`select ${line} where ${holds}`);
};
