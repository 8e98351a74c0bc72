import { and, eq, isNull, lt, or, sql } from "drizzle-orm";
import { countUse } from "#app/features/account/budget/uses.server.ts";
import { mailToCustomer } from "#app/features/approval/invoice/send-invoice.server.ts";
import { lettersPerDay } from "#app/features/approval/links/link.ts";
import { paperText } from "#app/features/approval/paper/paper-text.ts";
import { senderOf, senderQuery } from "#app/features/messages/send/find-shop-sender.server.ts";
import { partOrders } from "#app/features/parts/tables.server.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import type { Words } from "#app/ui/words.ts";
import { orderOf } from "./create-order.server.ts";
import type { Order } from "./find-order.server.ts";
import { orderPaper } from "./order-paper.ts";

/** Claim on mailing, after which another try may begin, in milliseconds. */
const claimed = 2 * 60_000;

/** "underway": another request holds the claim, and has not reported success yet. */
type Mailed = "mailed" | "underway" | "failed" | "noEmail" | "tooMany";

/**
 * Mails an order to its supplier, once: a second call finds the claim of the first, or that it was
 * mailed. Replies go to the shop. `words`: those of the supplier's language.
 */
export async function mailOrder(
  services: Pick<Platform, "db" | "mail">,
  shopId: string,
  { order, words, now }: { order: Order; words: Words; now: number },
): Promise<Mailed> {
  const { db } = services;
  const to = order.content.supplier.email;
  if (!to) return "noEmail";
  if (order.mailedAt) return "mailed";
  const row = orderOf(shopId, order.id);
  const claim = new Date(now + claimed);
  const isClaimed = sql`EXISTS (SELECT 1 FROM ${partOrders}
    WHERE ${and(row, eq(partOrders.mailingUntil, claim))})`;
  const limit = { who: shopId, what: "shop.links", most: lettersPerDay } as const;
  const allowance = countUse(db, limit, now, isClaimed);
  const [claims, , sender] = await db.batch([
    db
      .update(partOrders)
      .set({ mailingUntil: claim })
      .where(
        and(
          row,
          isNull(partOrders.mailedAt),
          or(isNull(partOrders.mailingUntil), lt(partOrders.mailingUntil, new Date(now))),
          allowance.isLeft,
        ),
      )
      .returning({ id: partOrders.id }),
    allowance.count,
    senderQuery(db, shopId),
  ]);
  if (claims.length === 0) {
    const [found] = await db
      .select({ mailedAt: partOrders.mailedAt, until: partOrders.mailingUntil })
      .from(partOrders)
      .where(row);
    if (found?.mailedAt) return "mailed";
    return found?.until && found.until.getTime() > now ? "underway" : "tooMany";
  }
  const paper = orderPaper(words, order);
  const letter = { to, text: paperText(paper), language: words.language };
  const subject = `${paper.title} · ${order.content.shop.name}`;
  const isSent = await mailToCustomer(services, senderOf(sender), { ...letter, subject });
  const said = isSent ? { mailedAt: new Date(now), mailedTo: to } : { mailingUntil: null };
  await db.update(partOrders).set(said).where(row);
  return isSent ? "mailed" : "failed";
}
