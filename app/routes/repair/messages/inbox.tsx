import { data } from "react-router";
import { type InShop, read } from "#app/features/account/guard.server.ts";
import { may } from "#app/features/account/role.ts";
import { inboxAddress } from "#app/features/messages/inbox/inbox.ts";
import { findInboxPage } from "#app/features/messages/inbox/inbox-content.server.ts";
import { InboxPage } from "#app/features/messages/inbox/inbox-page.tsx";
import { languageOf } from "#app/i18n/i18n.server.ts";
import { log } from "#app/platform/log/log.ts";
import type { Route } from "./+types/inbox";

export const loader = read(
  { area: "repair", needs: "readRecords" },
  async ({ db, context, request, shop, viewer }: Route.LoaderArgs & InShop) => {
    const search = inboxAddress.read(new URL(request.url).searchParams);
    const isOffice = may(shop, "editQuotes");
    const reader = {
      shopId: shop.id,
      by: viewer.id,
      language: languageOf(context),
      prices: may(shop, "seePrices"),
      technicianId: isOffice ? undefined : viewer.id,
    };
    try {
      return await findInboxPage(db, search, reader);
    } catch (error) {
      log.error("the messages could not be read", error);
      const nothing = { search, rows: undefined, people: [], more: undefined };
      return data({ ...nothing, changedAt: 0, maySearch: isOffice }, { status: 503 });
    }
  },
);

export default function Inbox({ loaderData }: Route.ComponentProps) {
  return <InboxPage {...loaderData} />;
}
