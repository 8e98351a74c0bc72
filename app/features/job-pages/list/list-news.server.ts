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
import {
  firstStepsQuery,
  mayStart,
} from "#app/features/job-pages/first-steps/first-steps.server.ts";
import { unreadQuery } from "#app/features/messages/inbox/unread.server.ts";
import { namingQuery } from "#app/features/notes/seen-mentions.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { readTogether } from "#app/platform/db/read-together.server.ts";

/**
 * What stands above a list of jobs or on the cards of a board, in one round trip: notes that name
 * the viewer and, for whoever works in the office, open disputes, unread conversations, the first
 * steps of a new shop and, on the board, deposits that are agreed and not paid.
 */
export async function findListNews(
  db: Db,
  { shop, viewer }: { shop: ViewerShop; viewer: Viewer },
  isBoard: boolean,
) {
  const isOffice = may(shop, "manageMoney");
  const [naming, disputes, unread, steps, agreed] = await readTogether(db, [
    namingQuery(db, shop.id, viewer.id),
    isOffice ? openDisputesQuery(db, shop.id) : undefined,
    isOffice ? unreadQuery(db, shop.id) : undefined,
    mayStart(shop) ? firstStepsQuery(db, shop.id) : undefined,
    isOffice && isBoard ? agreedQuery(db, shop.id) : undefined,
  ]);
  return {
    naming,
    disputes: disputes?.map(openDisputeOf),
    news: unread?.[0]?.unread ?? 0,
    steps: steps?.[0],
    deposits: agreed && openDepositsOf(agreed),
  };
}
