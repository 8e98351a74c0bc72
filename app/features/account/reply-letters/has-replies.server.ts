import { sql } from "drizzle-orm";

/**
 * Whether a user's topics have unread replies by others, 1 or 0, for a statement that reads the
 * user anyway: at most one row of a partial index (`topics_unseen`). The table is the forum's,
 * which this feature may not import.
 */
export const hasReplies = sql<number>`exists (select 1 from discussion_topics where user_id = users.id and unseen > 0)`;
