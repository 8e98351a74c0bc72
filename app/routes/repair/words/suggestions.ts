import { type InShop, read } from "#app/features/account/guard.server.ts";
import { may } from "#app/features/account/role.ts";
import { suggestLines } from "#app/features/phrases/suggest-lines.server.ts";
import { findLastPrices, shownPrice } from "#app/features/quotes/canned/last-prices.server.ts";
import { type Fee, feesLike } from "#app/features/quotes/price-rules/usual-fees.ts";
import type { SuggestedLine } from "#app/features/repair/texts/suggested-line.ts";
import { countryOfShop } from "#app/features/shop/shop-country.server.ts";
import { readerZone } from "#app/http/time-zone.ts";
import { wordsOf } from "#app/i18n/i18n.server.ts";
import { type Language, otherLanguages } from "#app/values/language.ts";
import type { TFunction } from "#app/values/translate.ts";
import type { Route } from "./+types/suggestions";

/** Lines for what is being typed on a quote: `?q=…`. */
export const loader = read(
  { area: "repair", needs: "readRecords" },
  async ({ db, context, request, shop }: Route.LoaderArgs & InShop) => {
    const text = (new URL(request.url).searchParams.get("q") ?? "").slice(0, 200);
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
    const fees = mayQuote ? feesLike(text) : [];
    const feeNamed = (texts: Record<Language, string>) =>
      fees.find((fee) => fee.texts[language] === texts[language]);
    const known = found.map((texts) => {
      const last = lastPrice(Object.values(texts));
      const price = last && shownPrice(last, { t, language, zone });
      const fee = feeNamed(texts);
      return line(texts, fee ? { ...feePrice(fee, t), ...price } : price);
    });
    const others = fees.filter((fee) => !found.some((texts) => feeNamed(texts) === fee));
    const lines: SuggestedLine[] = [
      ...known,
      ...others.map((fee) => line(fee.texts, feePrice(fee, t))),
    ];
    return Response.json(lines, { headers: { "cache-control": "private, no-store" } });
  },
);

const feePrice = ({ tax }: Fee, t: TFunction) => ({
  price: "",
  unit: "",
  tax: tax ?? "",
  shown: tax ? t(`quotes:lineTaxes.${tax}`) : "",
});
