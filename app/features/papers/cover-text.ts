import { coveredKinds, type Warranty } from "#app/features/shop/print/warranty.ts";
import type { Language } from "#app/values/language.ts";
import { type Currency, formatNumber } from "#app/values/money.ts";
import type { WordKey } from "#app/values/word-key.ts";

type Say = (key: WordKey, params?: Record<string, string | number>) => string;

/**
 * The duration of a shop's warranty, as printed on a document: "Parts 12 months or 12,000 mi; Labor
 * 6 months".
 */
export const coverText = (
  { t, language }: { t: Say; language: Language },
  warranty: Warranty,
  currency: Currency,
): string =>
  coveredKinds
    .flatMap((kind) => {
      const cover = warranty[kind];
      if (!cover) return [];
      const { months, distance } = cover;
      const ends = [
        ...(months === null
          ? []
          : [t(months === 1 ? "papers:cover.month" : "papers:cover.months", { number: months })]),
        ...(distance === null
          ? []
          : [`${formatNumber(distance, currency, language)} ${warranty.unit}`]),
      ];
      return [`${t(`papers:cover.${kind}`)} ${ends.join(` ${t("approval:or")} `)}`];
    })
    .join("; ");
