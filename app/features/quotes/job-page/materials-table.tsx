import { Suspense } from "react";
import type { Terms } from "#app/features/quotes/price/terms.ts";
import type { StoredMaterial } from "#app/features/quotes/quote.ts";
import { FreeText } from "#app/features/repair/texts/free-text.tsx";
import { later } from "#app/ui/connection/later.ts";
import { useWords } from "#app/ui/words.ts";
import type { Cents, Currency } from "#app/values/money.ts";
import { PartCost } from "./part-cost.tsx";
import { PartFacts } from "./part-facts.tsx";
import { Quantity } from "./quantity-cell.tsx";

const Cost = later(import.meta.env.SSR ? PartCost : undefined, () =>
  import("./part-cost.tsx").then((part) => part.PartCost),
);

type Props = {
  materials: readonly StoredMaterial[];
  terms: Terms | null;
  currency: Currency;
  money: (cents: Cents) => string;
};

/**
 * Materials of a quote: a table on a wide screen; on a phone each line is its name, its sum, and
 * below them quantity and price. Explicit roles because browsers drop them when `display` changes.
 */
export function MaterialsTable({ materials, terms, currency, money }: Props) {
  const { t } = useWords();
  if (materials.length === 0)
    return <p className="border-b border-line pb-3 text-ink-soft">{t("quotes:noMaterials")}</p>;
  const head = "label pb-1 text-sm text-ink-soft";
  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: lost with display: block
    <table
      role="table"
      aria-label={t("quotes:materials")}
      className="figures block w-full border-collapse sm:table"
    >
      <thead role="rowgroup" className="max-sm:sr-only">
        <tr role="row" className="border-b border-ink">
          <th role="columnheader" scope="col" className={`${head} text-left`}>
            {t("quotes:material")}
          </th>
          <th role="columnheader" scope="col" className={`${head} pl-4 text-right`}>
            {t("quotes:quantityShort")}
          </th>
          <th role="columnheader" scope="col" className={`${head} pl-4 text-right`}>
            {t("quotes:unitPrice")}
          </th>
          <th role="columnheader" scope="col" className={`${head} pl-4 text-right`}>
            {t("quotes:price")}
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup" className="block sm:table-row-group">
        {materials.map((material) => (
          <tr
            role="row"
            key={material.id}
            className="grid grid-cols-[auto_1fr_auto] gap-x-1 border-b border-line py-2 sm:table-row"
          >
            <td role="cell" className="col-span-3 sm:py-2">
              <FreeText of={{ subjectId: material.id, field: "line" }}>{material.name}</FreeText>
              <PartFacts {...material} />
              {material.cost != null && (
                <Suspense>
                  <Cost {...material} cost={material.cost} {...{ terms, currency, money }} />
                </Suspense>
              )}
            </td>
            <td role="cell" className="text-right max-sm:text-ink-soft sm:py-2 sm:pl-4">
              <Quantity {...material} currency={currency} />
            </td>
            <td
              role="cell"
              className="max-sm:text-ink-soft max-sm:before:content-['×_'] sm:py-2 sm:pl-4 sm:text-right sm:whitespace-nowrap"
            >
              {money(material.unitPrice)}
            </td>
            <td role="cell" className="text-right sm:py-2 sm:pl-4 sm:whitespace-nowrap">
              {money(material.totalPrice)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
    // biome-ignore-end lint/a11y/noRedundantRoles: lost with display: block
  );
}
