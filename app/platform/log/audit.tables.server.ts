import { index, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { instant } from "#app/platform/db/columns.server.ts";

import type { AuditAction } from "./audit-actions.ts";

/**
 * Changes in the admin area, with actor and subject. Ids alone, without foreign keys: entries
 * outlive the people they name.
 */
export const auditLog = sqliteTable(
  "audit_log",
  {
    /** A UUIDv7: sorts by time. */
    id: text("id").primaryKey(),
    actorId: text("actor_id").notNull(),
    action: text("action").$type<AuditAction>().notNull(),
    subjectId: text("subject_id").notNull(),
    before: text("before", { mode: "json" }).$type<AuditFacts>(),
    after: text("after", { mode: "json" }).$type<AuditFacts>(),
    at: instant("at").notNull(),
  },
  (table) => [
    index("audit_log_by_actor").on(table.actorId, table.id),
    index("audit_log_by_subject").on(table.subjectId, table.id),
    index("audit_log_by_action").on(table.action, table.id),
  ],
);

/** The state before or after a change: plain facts without personal data. */
export type AuditFacts = Record<string, string | number | boolean | null>;
