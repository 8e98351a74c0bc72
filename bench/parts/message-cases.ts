import { findPanel } from "../../app/features/messages/conversation/panel.server.ts";
import { listConversations } from "../../app/features/messages/inbox/inbox.server.ts";
import type { InboxFilter } from "../../app/features/messages/inbox/inbox.ts";
import type { Db } from "../../app/platform/db/db.server.ts";
import { nthCustomer } from "../customer-world.ts";
import type { JobGround } from "./job-cases.ts";
import type { Cases } from "./rows-read.ts";

/** The inbox with each of its filters, and the panel of a customer. */
export const messageCases: Cases<JobGround> = {
  "messages, first page": (db, ground) => list(db, ground, "all"),
  "messages, a later page": (db, ground) => list(db, ground, "all", true),
  "messages, unread": (db, ground) => list(db, ground, "unread", true),
  "messages, mine": (db, ground) => list(db, ground, "mine", true),
  "messages, not answered": (db, ground) => list(db, ground, "unanswered", true),
  "messages, answered": (db, ground) => list(db, ground, "answered", true),
  "messages, the panel of a customer": async (db, { owner }) => {
    const asked = { shopId: owner.shopId, language: "en", prices: true } as const;
    const of = { customerId: nthCustomer(1) };
    const { messages: shown } = await findPanel(db, { ...asked, of });
    // Each with its conversation, and the names of members.
    return 1 + 2 * shown.length + shown.filter(({ writer }) => writer !== null).length;
  },
};

/** A conversation with its customer, its last words, and the name of who looks after it. */
async function list(
  db: Db,
  { owner: { shopId, id }, own }: JobGround,
  filter: InboxFilter,
  isLater = false,
) {
  const before = { at: 1.7e12 + (own / 2) * 1000, id: "z" };
  const asked = { shopId, by: id, filter, ...(isLater && { before }) };
  const { conversations } = await listConversations(db, asked);
  return 3 * conversations.length + conversations.filter(({ assigned }) => assigned).length;
}
