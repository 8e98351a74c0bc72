import { type SQL, sql } from "drizzle-orm";
import { v7 as newId } from "uuid";
import type { Db } from "#app/platform/db/db.server.ts";
import { insertSelect } from "#app/platform/db/insert-select.server.ts";
import { type AuditFacts, auditLog } from "./audit.tables.server.ts";
import type { AuditAction } from "./audit-actions.ts";

export type AuditEntry = {
  actorId: string;
  action: AuditAction;
  /** The id of the person or thing it was done to. */
  subjectId: string;
  before?: AuditFacts | null;
  after?: AuditFacts | null;
  /** Milliseconds. */
  now: number;
};

/** The statement that adds an audit entry; it belongs in the `db.batch` of the change itself. */
export const auditEntry = (db: Db, { now, ...entry }: AuditEntry) =>
  db.insert(auditLog).values({ id: newId({ msecs: now }), ...entry, at: new Date(now) });

/**
 * Writes an audit entry only where `holds` is true at that point of the batch: the change's own
 * condition.
 */
export const auditEntryIf = (
  db: Db,
  { now, before = null, after = null, ...entry }: AuditEntry,
  holds: SQL,
) =>
  insertSelect(
    db,
    auditLog,
    { ...entry, id: newId({ msecs: now }), before, after, at: new Date(now) },
    sql`WHERE ${holds}`,
  );
