import { type InShop, read } from "#app/features/account/guard.server.ts";
import { suggestLines } from "#app/features/phrases/suggest-lines.server.ts";
import type { SuggestedLine } from "#app/features/quotes/form/suggested-line.ts";
import { countryOfShop } from "#app/features/shop/shop-country.server.ts";
import { languageOf } from "#app/i18n/i18n.server.ts";
import { platformContext } from "#app/platform/context.ts";
import { otherLanguages } from "#app/values/language.ts";
import type { Route } from "./+types/suggestions";

/** Lines for what is being typed on a quote: `?q=…`. */
export const loader = read(
  { area: "repair", needs: "readRecords" },
  async ({ context, request, shop }: Route.LoaderArgs & InShop) => {
    const text = (new URL(request.url).searchParams.get("q") ?? "").slice(0, 200);
    const { db } = context.get(platformContext);
    const country = () => countryOfShop(db, shop.id);
    const found = await suggestLines(db, { id: shop.id, country }, text);
    const language = languageOf(context);
    const lines: SuggestedLine[] = found.map((texts) => ({
      text: texts[language],
      also: otherLanguages(language).map((other) => ({ language: other, text: texts[other] })),
    }));
    return Response.json(lines, { headers: { "cache-control": "private, no-store" } });
  },
);
