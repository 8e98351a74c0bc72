import { eq, sql } from "drizzle-orm";
import { siteSubject } from "#app/features/admin/audit/audit.ts";
import { isActiveAdmin } from "#app/features/admin/changes/save-profile.server.ts";
import {
  findSettings,
  forgetSettings,
  type SiteSettings,
  settingsRow,
} from "#app/platform/config/settings.server.ts";
import { siteSettings } from "#app/platform/config/settings.tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { type SaveOutcome, saveAt, says } from "#app/platform/db/save-at.server.ts";
import { type AuditEntry, auditEntryIf } from "#app/platform/log/audit.server.ts";
import type { Actor } from "#app/values/actor.ts";

/** Saves the site's settings at `version`, with an audit entry of what changed. */
export async function saveSettings(
  db: Db,
  actor: Actor,
  settings: SiteSettings,
  version: number | undefined,
): Promise<SaveOutcome> {
  const stored = await findSettings(db);
  const changed = (Object.keys(settings) as (keyof SiteSettings)[]).filter(
    (name) => stored.settings[name] !== settings[name],
  );
  if (changed.length === 0) return "saved";
  const facts = (from: SiteSettings) =>
    Object.fromEntries(changed.map((name) => [name, from[name]]));
  const entry: AuditEntry = {
    actorId: actor.by,
    action: "site.settings",
    subjectId: siteSubject,
    before: facts(stored.settings),
    after: facts(settings),
    now: actor.now,
  };
  const updatedAt = new Date(actor.now);
  const saved = await saveAt(db, {
    table: siteSettings,
    column: siteSettings.version,
    row: eq(siteSettings.id, settingsRow),
    version: version ?? stored.version,
    set: { ...settings, updatedAt },
    provided: isActiveAdmin(actor.by),
    already: says(siteSettings, settings),
    before: (holds) => [
      // Without a row the defaults apply, at version 0.
      db
        .insert(siteSettings)
        .values({ id: settingsRow, updatedAt, version: 0 })
        .onConflictDoNothing(),
      auditEntryIf(db, entry, sql`exists (select 1 from ${siteSettings} where ${holds})`),
    ],
  });
  forgetSettings(db);
  return saved;
}
