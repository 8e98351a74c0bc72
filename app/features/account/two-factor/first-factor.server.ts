import { and, eq, ne, type SQL, sql } from "drizzle-orm";
import type { Failed } from "#app/features/account/session/open-session.server.ts";
import { profiles, sessions } from "#app/features/account/tables.server.ts";
import { recoveryCodes } from "#app/features/account/two-factor.tables.server.ts";
import type { Viewer } from "#app/features/account/viewer.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { insertRecoveryCodes } from "./recovery-codes.server.ts";
import { recordFactors } from "./state.server.ts";

/** An added factor: `codes` are the new recovery codes, null if there were some already. */
export type FirstFactorResult = { ok: true; codes: string[] | null } | Failed;

/**
 * The statements that follow the one that adds a factor: with the first factor, other sessions end
 * and recovery codes are stored. `holds`: whether the factor was added.
 */
export const afterAdding = (
  db: Db,
  viewer: Viewer,
  { hashes, now, holds }: { hashes: string[]; now: number; holds: SQL },
) =>
  [
    // Precedes `recordFactors`, because it reads the profile.
    db
      .delete(sessions)
      .where(
        and(
          eq(sessions.userId, viewer.id),
          ne(sessions.id, viewer.sessionId),
          holds,
          sql`not exists (select 1 from ${profiles} where ${profiles.id} = ${viewer.id} and ${profiles.twoFactorSince} is not null)`,
        ),
      ),
    insertRecoveryCodes(db, {
      userId: viewer.id,
      hashes,
      now,
      holds: sql`${holds} and not exists (select 1 from ${recoveryCodes} where ${recoveryCodes.userId} = ${viewer.id})`,
    }),
    ...recordFactors(db, viewer.id, now),
  ] as const;
