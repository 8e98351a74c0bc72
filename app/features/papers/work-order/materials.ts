import type { Column } from "#app/features/papers/paper-texts.ts";
import type { WorkOrder } from "#app/features/papers/work-order.ts";
import { baseLabor } from "#app/features/quotes/price/line-total.ts";
import { isUnit, shownQuantity } from "#app/features/quotes/quantity.ts";
import { inLanguage } from "#app/values/language.ts";
import type { Canvas } from "./canvas.ts";
import type { Table } from "./table.ts";

type Names = readonly (readonly Column[])[];

/** The materials of a quote; `names`: as printed. */
export function materialsOf(canvas: Canvas, { quote, language }: WorkOrder, names: Names): Table {
  const { money, t, tOf } = canvas;
  return {
    name: "papers:material",
    figures: ["papers:quantity", "papers:unitPrice", "papers:lineTotal"],
    rows: quote.materials.map((material, at) => {
      const { unit, partNumber, condition } = material;
      const quantity = shownQuantity(material.quantity, quote.currency, language);
      return {
        columns: names[at]!,
        figures: [
          isUnit(unit) ? `${quantity} ${t(`quotes:units.${unit}`)}` : quantity,
          money(material.unitPrice),
          money(material.totalPrice),
        ],
        facts: (column) =>
          [partNumber, condition && tOf(column, `quotes:conditions.${condition}`)]
            .filter(Boolean)
            .join(" \u00b7 "),
      };
    }),
  };
}

/** The labor of a quote: its hours, then its further lines. */
export function laborOf(canvas: Canvas, { quote, language }: WorkOrder, names: Names): Table {
  const { money, tOf } = canvas;
  const base = baseLabor(quote);
  const ofBase = Array.from({ length: canvas.columns }, (_, column) => ({
    text: tOf(column, "papers:baseLabor"),
    note: null,
  }));
  const lines = [
    ...(base ? [{ ...base, columns: ofBase }] : []),
    ...quote.labor.map((line, at) => ({ ...line, columns: names[at]! })),
  ];
  return {
    name: "papers:labor",
    figures: ["papers:hours", "papers:laborRate", "papers:lineTotal"],
    rows: lines.map(({ quantity, unitPrice, totalPrice, columns, ...line }) => ({
      columns,
      facts: (column) => {
        const names = "rateNames" in line && line.rateNames;
        return names ? inLanguage(names, canvas.languages[column] ?? language) : "";
      },
      figures: [
        shownQuantity(quantity, quote.currency, language),
        money(unitPrice),
        money(totalPrice),
      ],
    })),
  };
}
