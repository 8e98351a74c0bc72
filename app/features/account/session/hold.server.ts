import { and, eq } from "drizzle-orm";
import { sessions } from "#app/features/account/tables.server.ts";
import type { Viewer } from "#app/features/account/viewer.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import type { HeldFor } from "./hold.ts";

/**
 * Holds this device's session to one page, or with null gives it back
 * (docs/decisions/0143-consent-by-telephone-and-at-the-counter.md).
 */
export const holdSession = (
  db: Db,
  { id, sessionId }: Pick<Viewer, "id" | "sessionId">,
  heldFor: HeldFor | null,
) =>
  db
    .update(sessions)
    .set({ heldFor })
    .where(and(eq(sessions.id, sessionId), eq(sessions.userId, id)));
