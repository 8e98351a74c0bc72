import { href, redirect } from "react-router";
import { type InShop, read, write } from "#app/features/account/guard.server.ts";
import { revokeFeed } from "#app/features/calendar/feed/feed-secret.server.ts";
import { answering } from "#app/http/client-write.ts";
import type { Route } from "./+types/revoke-feed";

export const loader = read({ area: "repair", needs: "readRecords" }, () => null);

export const action = write(
  { area: "repair", needs: "readRecords" },
  { failed: "calendar:feed.notSaved" },
  async ({ db, shop, viewer }: Route.ActionArgs & InShop) => {
    await revokeFeed(db, { shopId: shop.id, userId: viewer.id });
    return redirect(href("/repair-cms/calendar/feed"));
  },
);

export const clientAction = answering("calendar:feed.notSaved");
