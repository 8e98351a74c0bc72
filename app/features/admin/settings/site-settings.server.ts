import { sql } from "drizzle-orm";
import { siteSubject } from "#app/features/admin/audit/audit.ts";
import { type Actor, isActiveAdmin } from "#app/features/admin/changes/changes.server.ts";
import {
  forgetSettings,
  readSettings,
  type SiteSettings,
  settingsRow,
} from "#app/platform/config/settings.server.ts";
import { siteSettings } from "#app/platform/config/settings.tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { insertSelect } from "#app/platform/db/insert-select.server.ts";
import { type AuditEntry, auditEntryIf } from "#app/platform/log/audit.server.ts";

/** Writes what an administrator set for the whole place; the audit log is told what changed. */
export async function saveSettings(db: Db, actor: Actor, settings: SiteSettings): Promise<void> {
  const was = await readSettings(db);
  const names = (Object.keys(was) as (keyof SiteSettings)[]).filter(
    (name) => was[name] !== settings[name],
  );
  if (names.length === 0) return;
  const of = (from: SiteSettings) => Object.fromEntries(names.map((name) => [name, from[name]]));
  const entry: AuditEntry = {
    actorId: actor.id,
    action: "site.settings",
    subjectId: siteSubject,
    before: of(was),
    after: of(settings),
    now: actor.now,
  };
  const allowed = isActiveAdmin(actor.id);
  const row = { id: settingsRow, ...settings, updatedAt: new Date(actor.now), version: 1 };
  await db.batch([
    auditEntryIf(db, entry, allowed),
    insertSelect(db, siteSettings, row, sql`WHERE ${allowed}`).onConflictDoUpdate({
      target: siteSettings.id,
      set: { ...row, version: sql`${siteSettings.version} + 1` },
    }),
  ]);
  forgetSettings(db);
}
