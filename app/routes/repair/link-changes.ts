import { data } from "react-router";
import { guard, type InShop, read } from "#app/features/account/guard.server.ts";
import { findChange } from "#app/features/messages/change.server.ts";
import { findLinkChange } from "#app/features/repair/page/link-changes.server.ts";
import type { LinkChange } from "#app/features/repair/page/link-watch.tsx";
import type { Route } from "./+types/link-changes";

// A resource: no layout runs before it.
export const middleware = [guard("repair")];

/** How old what happened may be and still be missing from a page that was just read. */
const newMs = 10_000;

/** Asked by open pages again and again: whether customers did or said something. */
export const loader = read(
  { area: "repair", needs: "readRecords" },
  async ({ db, now, shop }: Route.LoaderArgs & InShop) => {
    const [link, message] = await Promise.all([
      findLinkChange(db, shop.id),
      findChange(db, shop.id),
    ]);
    const at = Math.max(link ?? 0, message) || null;
    const change: LinkChange = { at, isNew: at !== null && at > now - newMs };
    return data(change, { headers: { "cache-control": "no-store" } });
  },
);
