import { type InShop, read } from "#app/features/account/guard.server.ts";
import { may } from "#app/features/account/role.ts";
import { suggestLines } from "#app/features/phrases/suggest-lines.server.ts";
import { findLastPrices, shownPrice } from "#app/features/quotes/canned/last-prices.server.ts";
import { feesLike } from "#app/features/quotes/price-rules/usual-fees.ts";
import type { SuggestedLine } from "#app/features/repair/texts/suggested-line.ts";
import { countryOfShop } from "#app/features/shop/shop-country.server.ts";
import { readerZone } from "#app/http/time-zone.ts";
import { wordsOf } from "#app/i18n/i18n.server.ts";
import { platformContext } from "#app/platform/context.ts";
import { type Language, otherLanguages } from "#app/values/language.ts";
import type { Route } from "./+types/suggestions";

/** Lines for what is being typed on a quote: `?q=…`. */
export const loader = read(
  { area: "repair", needs: "readRecords" },
  async ({ context, request, shop }: Route.LoaderArgs & InShop) => {
    const text = (new URL(request.url).searchParams.get("q") ?? "").slice(0, 200);
    const { db } = context.get(platformContext);
    const mayQuote = new URL(request.url).searchParams.has("line") && may(shop, "editQuotes");
    const country = () => countryOfShop(db, shop.id);
    const found = await suggestLines(db, { id: shop.id, country }, text);
    const names = may(shop, "seePrices") ? found.flatMap((texts) => Object.values(texts)) : [];
    const [{ t, language }, lastPrice] = await Promise.all([
      wordsOf(context),
      findLastPrices(db, shop.id, names),
    ]);
    const zone = readerZone(request);
    const line = (texts: Record<Language, string>, price?: SuggestedLine["price"]) => ({
      text: texts[language],
      also: otherLanguages(language).map((other) => ({ language: other, text: texts[other] })),
      ...(price && { price }),
    });
    const known = found.map((texts) => {
      const price = lastPrice(Object.values(texts));
      return line(texts, price && shownPrice(price, { t, language, zone }));
    });
    const fees = mayQuote ? feesLike(text) : [];
    const lines: SuggestedLine[] = [
      ...known,
      ...fees.map(({ texts, tax }) =>
        line(texts, {
          price: "",
          unit: "",
          tax: tax ?? "",
          shown: tax ? t(`quotes:lineTaxes.${tax}`) : "",
        }),
      ),
    ];
    return Response.json(lines, { headers: { "cache-control": "private, no-store" } });
  },
);
