import { may } from "#app/features/account/role.ts";
import type { Viewer, ViewerShop } from "#app/features/account/viewer.ts";
import {
  agreedQuery,
  openDepositsOf,
} from "#app/features/approval/deposits/open-deposits.server.ts";
import {
  openDisputeOf,
  openDisputesQuery,
} from "#app/features/cards/returns/find-returns.server.ts";
import { firstStepsQuery } from "#app/features/job-pages/first-steps/first-steps.server.ts";
import { unreadQuery } from "#app/features/messages/inbox/unread.server.ts";
import { namingQuery } from "#app/features/notes/seen-mentions.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";

/**
 * What stands above a list of jobs or on the cards of a board, in one round trip: notes that name the viewer and,
 * for whoever works in the office, open disputes, unread conversations and, on the board, deposits
 * that are agreed and not paid.
 */
export async function findListNews(
  db: Db,
  { shop, viewer }: { shop: ViewerShop; viewer: Viewer },
  isBoard: boolean,
) {
  const naming = namingQuery(db, shop.id, viewer.id);
  if (!may(shop, "manageMoney")) return { naming: await naming };
  const office = [
    naming,
    openDisputesQuery(db, shop.id),
    unreadQuery(db, shop.id),
    firstStepsQuery(db, shop.id),
  ] as const;
  const [named, disputes, unread, steps, agreed] = isBoard
    ? await db.batch([...office, agreedQuery(db, shop.id)])
    : await db.batch(office);
  return {
    naming: named,
    disputes: disputes.map(openDisputeOf),
    news: unread[0]?.unread ?? 0,
    steps: steps[0],
    deposits: agreed && openDepositsOf(agreed),
  };
}
