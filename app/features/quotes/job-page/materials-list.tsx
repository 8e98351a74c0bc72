import type { QuoteWork } from "#app/features/quotes/quote.ts";
import { FreeText } from "#app/features/repair/texts/free-text.tsx";
import { useWords } from "#app/ui/words.ts";
import { PartFacts } from "./part-facts.tsx";
import { Quantity } from "./quantity-cell.tsx";

/** The materials of a quote for someone who may not see prices: what, and how many. */
export function MaterialsList({ materials, currency }: Pick<QuoteWork, "materials" | "currency">) {
  const { t } = useWords();
  if (materials.length === 0)
    return <p className="border-b border-line pb-3 text-ink-soft">{t("quotes:noMaterials")}</p>;
  return (
    <table aria-label={t("quotes:materials")} className="figures w-full border-collapse">
      <thead>
        <tr className="label border-b border-ink text-sm text-ink-soft">
          <th scope="col" className="pb-1 text-left">
            {t("quotes:material")}
          </th>
          <th scope="col" className="pb-1 pl-4 text-right whitespace-nowrap">
            {t("quotes:quantityShort")}
          </th>
        </tr>
      </thead>
      <tbody>
        {materials.map(({ id, name, quantity, unit, ...facts }) => (
          <tr key={id} className="border-b border-line">
            <td className="py-2 wrap-anywhere">
              <FreeText of={{ subjectId: id, field: "line" }}>{name}</FreeText>
              <PartFacts {...facts} />
            </td>
            <td className="py-2 pl-4 text-right">
              <Quantity {...{ quantity, unit, currency }} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
