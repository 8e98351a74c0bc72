import { data } from "react-router";
import { guard, type InShop, read } from "#app/features/account/guard.server.ts";
import { findChange } from "#app/features/messages/change.server.ts";
import type { Route } from "./+types/changes";

// A resource: no layout runs before it.
export const middleware = [guard("repair")];

/** Asked by open pages again and again: when a conversation last changed, or any of the shop's. */
export const loader = read(
  { area: "repair", needs: "readRecords" },
  async ({ db, request, shop }: Route.LoaderArgs & InShop) => {
    const one = new URL(request.url).searchParams.get("in")?.slice(0, 64) || undefined;
    const at = await findChange(db, shop.id, one);
    return data({ at }, { headers: { "cache-control": "no-store" } });
  },
);
