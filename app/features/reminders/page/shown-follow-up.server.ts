import { fullName } from "#app/features/customers/customer.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { findShownWork } from "./find-work.server.ts";
import type { OpenFollowUp } from "./open-follow-up.server.ts";

/** The contents of a message's page. `preview`: the address to which a member returns. */
export async function shownFollowUp(
  db: Db,
  open: OpenFollowUp,
  { token, preview }: { token: string; preview: string | null },
) {
  const { shop, vehicle, customer, followUp, bookAt, recalls, isOpen } = open;
  return {
    token,
    preview,
    shop: { name: shop.name, phone: shop.phone },
    zone: shop.zone,
    vehicle,
    name: fullName(customer),
    language: followUp.language,
    expiresAt: followUp.expiresAt.getTime(),
    bookAt,
    recalls,
    isOpen,
    ...(await findShownWork(db, open)),
  };
}

export type ShownFollowUp = Awaited<ReturnType<typeof shownFollowUp>>;
