import { type SQL, sql } from "drizzle-orm";

/** When a conversation changes: after its last change, whatever the clock says. Milliseconds. */
export const changedAt = (now: number): SQL => sql`max(changed_at + 1, ${now})`;
