import { and, eq, isNull, sql } from "drizzle-orm";
import { countUse } from "#app/features/account/budget/uses.server.ts";
import { mailToCustomer } from "#app/features/approval/invoice/send-invoice.server.ts";
import { lettersPerDay } from "#app/features/approval/links/link.ts";
import { paperText } from "#app/features/approval/paper/paper-text.ts";
import { senderOf, senderQuery } from "#app/features/messages/send/find-shop-sender.server.ts";
import { partOrders } from "#app/features/parts/tables.server.ts";
import { claimFree } from "#app/platform/db/due-work.server.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import type { Words } from "#app/ui/words.ts";
import { orderOf } from "./create-order.server.ts";
import type { Order } from "./find-order.server.ts";
import { orderPaper } from "./order-paper.ts";

/** Claim on mailing, after which another try may begin, in milliseconds. */
const claimMs = 2 * 60_000;

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
  const mine = and(row, eq(partOrders.claimedUntil, new Date(now + claimMs)));
  const isClaimed = sql`EXISTS (SELECT 1 FROM ${partOrders} WHERE ${mine})`;
  const limit = { who: shopId, what: "shop.links", most: lettersPerDay } as const;
  const allowance = countUse(db, limit, now, isClaimed);
  const [claims, , sender] = await db.batch([
    claimFree(db, partOrders, {
      row: and(row, isNull(partOrders.mailedAt), allowance.isLeft),
      now,
      claimMs,
    }),
    allowance.count,
    senderQuery(db, shopId),
  ]);
  if (claims.length === 0) {
    const [found] = await db
      .select({ mailedAt: partOrders.mailedAt, until: partOrders.claimedUntil })
      .from(partOrders)
      .where(row);
    if (found?.mailedAt) return "mailed";
    return found?.until && found.until.getTime() > now ? "underway" : "tooMany";
  }
  const paper = orderPaper(words, order);
  const letter = { to, text: paperText(paper), language: words.language };
  const subject = `${paper.title} · ${order.content.shop.name}`;
  const isSent = await mailToCustomer(services, senderOf(sender), { ...letter, subject });
  await (isSent
    ? db
        .update(partOrders)
        .set({ mailedAt: new Date(now), mailedTo: to })
        .where(row)
    : db.update(partOrders).set({ claimedUntil: null }).where(mine));
  return isSent ? "mailed" : "failed";
}
