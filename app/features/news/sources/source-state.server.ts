import { eq, sql } from "drizzle-orm";
import { newsSources } from "#app/features/news/tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { auditEntry } from "#app/platform/log/audit.server.ts";
import { type Change, factsOf } from "./save-source.server.ts";
import { findSource } from "./sources.server.ts";

/** Activates or deactivates a source; its articles stay. False when there is no such source. */
export async function setSourceActive(
  db: Db,
  { actorId, id, active, now }: Change & { active: boolean },
): Promise<boolean> {
  const before = await findSource(db, id);
  if (!before) return false;
  if (before.active === active) return true;
  const { name } = before;
  await db.batch([
    db
      .update(newsSources)
      .set({
        active,
        ...(active && { restsUntil: new Date(0) }),
        version: sql`${newsSources.version} + 1`,
      })
      .where(eq(newsSources.id, id)),
    auditEntry(db, {
      actorId,
      action: active ? "source.activated" : "source.deactivated",
      subjectId: id,
      before: { name, active: before.active },
      after: { name, active },
      now,
    }),
  ]);
  return true;
}

/** Deletes a source and all its articles. False when there is no such source. */
export async function removeSource(db: Db, { actorId, id, now }: Change): Promise<boolean> {
  const before = await findSource(db, id);
  if (!before) return false;
  await db.batch([
    db.delete(newsSources).where(eq(newsSources.id, id)),
    auditEntry(db, {
      actorId,
      action: "source.removed",
      subjectId: id,
      before: factsOf(before),
      now,
    }),
  ]);
  return true;
}
