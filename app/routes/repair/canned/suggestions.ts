import { type InShop, read } from "#app/features/account/guard.server.ts";
import { soughtWords } from "#app/features/job-pages/list/sought-words.server.ts";
import { recentCanned, suggestCanned } from "#app/features/quotes/canned/find-canned.server.ts";
import type { Route } from "./+types/suggestions";

/** Canned quotes for what is being typed: `?q=…`; the last used ones before anything is. */
export const loader = read(
  { area: "repair", needs: "editQuotes" },
  async ({ db, request, shop }: Route.LoaderArgs & InShop) => {
    const text = (new URL(request.url).searchParams.get("q") ?? "").slice(0, 200);
    const sought = await soughtWords(text);
    const found = await (sought.length > 0
      ? suggestCanned(db, shop.id, sought)
      : text.trim() === ""
        ? recentCanned(db, shop.id)
        : []);
    return Response.json(found, { headers: { "cache-control": "private, no-store" } });
  },
);
