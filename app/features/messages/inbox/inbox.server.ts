import { and, desc, eq, inArray, type SQL, sql } from "drizzle-orm";
import { customers } from "#app/features/customers/tables.server.ts";
import { changeQuery } from "#app/features/messages/change.server.ts";
import type { BothTexts, Direction, MessageState, Way } from "#app/features/messages/message.ts";
import { conversations } from "#app/features/messages/tables.server.ts";
import { memberName } from "#app/features/repair/page/job-events.server.ts";
import { repairJobs } from "#app/features/repair/tables.server.ts";
import { refersTo } from "#app/platform/db/columns.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import type { Cursor } from "#app/values/cursor.ts";
import type { InboxFilter } from "./inbox.ts";

const conversationsPerPage = 25;

/** Jobs of a technician that bring their conversations. */
const mostJobs = 200;

type InboxQuery = {
  shopId: string;
  by: string;
  filter: InboxFilter;
  before?: Cursor | undefined;
  /** Whose open jobs they must be about; undefined for who reads all. */
  technicianId?: string | undefined;
};

/** The last words of a conversation. */
type LastMessage = Omit<BothTexts, "translationState"> & {
  way: Way;
  direction: Direction;
  state: MessageState;
};

export const customerName = sql<
  string | null
>`trim(${customers.firstName} || ' ' || ${customers.lastName})`;

const { shopId, lastAt, id, assigned, customerId } = conversations;

/** Excludes the conversation of a job without a customer, which its own page shows. */
export const isSomebodys = sql`(conversations.customer_id IS NOT NULL
  OR conversations.address IS NOT NULL)`;

// In the exact text of the partial indexes.
const filters: Record<Exclude<InboxFilter, "mine">, SQL | undefined> = {
  all: undefined,
  unread: sql`unread > 0`,
  unanswered: sql`answered = 0`,
  answered: sql`answered = 1`,
};

/** The statement behind `listConversations`, apart so that a test can read its plan. */
export function inboxQuery(db: Db, { filter, before, technicianId, by, ...asked }: InboxQuery) {
  const ownJobs = db
    .select({ id: repairJobs.customerId })
    .from(repairJobs)
    .where(
      and(
        eq(repairJobs.shopId, asked.shopId),
        eq(repairJobs.technicianId, technicianId ?? ""),
        inArray(repairJobs.status, ["pending", "in_progress"]),
      ),
    )
    .limit(mostJobs);
  return db
    .select({
      id,
      customerId,
      name: customerName.as("customer_name"),
      address: conversations.address,
      lastAt,
      unread: conversations.unread,
      answered: conversations.answered,
      assigned: memberName(sql`conversations.assigned`).as("assigned_name"),
      changedAt: conversations.changedAt,
      last: sql<string | null>`(SELECT json_object('text', substr(m.text, 1, 200),
        'language', m.language, 'translation', substr(m.translation, 1, 200),
        'translationLanguage', m.translation_language, 'way', m.way,
        'direction', m.direction, 'state', m.state) FROM messages m
        WHERE m.shop_id = ${shopId} AND m.conversation_id = ${id}
        ORDER BY m.at DESC, m.id DESC LIMIT 1)`.as("last_message"),
    })
    .from(conversations)
    .leftJoin(customers, refersTo(conversations, customerId, customers))
    .where(
      and(
        eq(shopId, asked.shopId),
        isSomebodys,
        filter === "mine" ? eq(assigned, by) : filters[filter],
        technicianId === undefined ? undefined : inArray(customerId, ownJobs),
        before && sql`(${lastAt}, ${id}) < (${before.at}, ${before.id})`,
      ),
    )
    .orderBy(desc(lastAt), desc(id))
    .limit(conversationsPerPage + 1);
}

/** A page of a shop's conversations, newest first, and their last change; one round trip. */
export async function listConversations(db: Db, asked: InboxQuery) {
  const [rows, [change]] = await db.batch([inboxQuery(db, asked), changeQuery(db, asked.shopId)]);
  return {
    conversations: rows.slice(0, conversationsPerPage).map(({ last, ...row }) => ({
      ...row,
      lastAt: row.lastAt.getTime(),
      last: last === null ? null : (JSON.parse(last) as LastMessage),
    })),
    more: rows.length > conversationsPerPage,
    changedAt: change?.at ?? 0,
  };
}
