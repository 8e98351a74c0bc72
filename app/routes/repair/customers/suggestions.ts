import { type InShop, read } from "#app/features/account/guard.server.ts";
import { suggest } from "#app/features/customers/suggest.server.ts";
import { suggestedFor } from "#app/features/customers/suggestion.ts";
import type { Route } from "./+types/suggestions";

/** Suggests known customers or vehicles while a job is typed: `?customer=…` or `?vehicle=…`. */
export const loader = read(
  { area: "repair", needs: "readRecords" },
  async ({ db, request, shop }: Route.LoaderArgs & InShop) => {
    const { searchParams } = new URL(request.url);
    const by = suggestedFor.find((one) => searchParams.has(one));
    const found = by
      ? await suggest(db, shop.id, { by, text: searchParams.get(by)!.slice(0, 200) })
      : [];
    return Response.json(found, { headers: { "cache-control": "private, no-store" } });
  },
);
