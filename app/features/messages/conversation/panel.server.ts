import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import { messages } from "#app/features/messages/tables.server.ts";
import { memberName } from "#app/features/repair/page/job-events.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import type { Language } from "#app/values/language.ts";
import { wordsShown } from "./shown.ts";

/** Messages that a panel shows. */
const messagesShown = 3;

type PanelQuery = {
  shopId: string;
  /** Whose conversation: a customer's, or that of the customer of a job. */
  of: { customerId: string } | { jobId: string };
  /** The member whose job it must be; undefined for who reads all. */
  technicianId?: string | undefined;
  language: Language;
  prices: boolean;
};

const customerOf = ({ shopId, of, technicianId }: PanelQuery): SQL =>
  "customerId" in of
    ? sql`${of.customerId}`
    : sql`(SELECT j.customer_id FROM repair_jobs j WHERE j.shop_id = ${shopId} AND j.id = ${of.jobId}
        ${technicianId === undefined ? sql`` : sql`AND j.technician_id = ${technicianId}`})`;

/** The last messages of a conversation, the newest first. */
export const panelQuery = (db: Db, asked: PanelQuery) =>
  db
    .select({
      message: messages,
      writer: memberName(sql`messages."by"`).as("writer"),
      changedAt: sql<number>`(SELECT c.changed_at FROM conversations c
        WHERE c.shop_id = messages.shop_id AND c.id = messages.conversation_id)`.as("changed"),
    })
    .from(messages)
    .where(
      and(
        eq(messages.shopId, asked.shopId),
        sql`${messages.conversationId} = (SELECT c.id FROM conversations c
          WHERE c.shop_id = ${asked.shopId} AND c.customer_id = ${customerOf(asked)})`,
      ),
    )
    .orderBy(desc(messages.at), desc(messages.id))
    .limit(messagesShown);

/** The last messages, oldest first; `words` null where they may name a price. */
export const panelOf = (
  rows: Awaited<ReturnType<typeof panelQuery>>,
  { language, prices }: Pick<PanelQuery, "language" | "prices">,
) => ({
  /** When the conversation last changed, in milliseconds; 0 before it is begun. */
  changedAt: rows[0]?.changedAt ?? 0,
  messages: rows.toReversed().map(({ message, writer }) => ({
    id: message.id,
    isOurs: message.direction === "out",
    writer,
    words: wordsShown(message, language, prices)?.text.slice(0, 300) ?? null,
    at: message.at.getTime(),
  })),
});

export type ShownPanel = ReturnType<typeof panelOf>;

export async function findPanel(db: Db, asked: PanelQuery): Promise<ShownPanel> {
  if ("customerId" in asked.of && asked.technicianId !== undefined)
    return { messages: [], changedAt: 0 };
  return panelOf(await panelQuery(db, asked), asked);
}
