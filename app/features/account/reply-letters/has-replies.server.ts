import { sql } from "drizzle-orm";

/**
 * Whether others replied to a user's topics since they were last read, 1 or 0, for a statement that
 * reads the user anyway: one row of a partial index at most (`topics_unseen`). The table is the
 * forum's, which stands on this feature and so cannot be imported.
 */
export const hasReplies = sql<number>`exists (select 1 from discussion_topics where user_id = users.id and unseen > 0)`;
