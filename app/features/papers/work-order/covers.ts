import type { Column } from "#app/features/papers/paper-texts.ts";
import type { WorkOrder } from "#app/features/papers/work-order.ts";
import { coveredKinds, type Warranty } from "#app/features/shop/print/warranty.ts";
import type { Language } from "#app/values/language.ts";
import { type Currency, formatNumber } from "#app/values/money.ts";
import type { Canvas } from "./canvas.ts";

type Order = Pick<WorkOrder, "quote" | "language">;

/**
 * What quotes were warranted for, in a line for those alike; undefined where nothing is. What was
 * declined is not done.
 */
export function coverColumns(canvas: Canvas, orders: readonly Order[]): Column[] | undefined {
  const quotes = orders.map(({ quote }) => quote).filter(({ status }) => status !== "rejected");
  const alike = Map.groupBy(
    quotes.filter(({ warranty }) => warranty),
    ({ warranty }) => JSON.stringify(warranty),
  );
  if (alike.size === 0) return undefined;
  return Array.from({ length: canvas.columns }, (_, column): Column => {
    const lines = [...alike.values()].map((some) => {
      const { warranty, currency } = some[0]!;
      const language = canvas.languages[column] ?? orders[0]!.language;
      const text = coverText(canvas, column, { warranty: warranty!, currency, language });
      // Without numbers where it is true of all.
      if (some.length === quotes.length) return text;
      const numbers = some.map(({ number }) => number).join(", ");
      return `${canvas.tOf(column, "paper:numbered", { number: numbers })}: ${text}`;
    });
    return { text: lines.join("\n"), note: null };
  });
}

type Said = { warranty: Warranty; currency: Currency; language: Language };

function coverText(canvas: Canvas, column: number, { warranty, currency, language }: Said): string {
  const t = (...sentence: [Parameters<Canvas["t"]>[0], Parameters<Canvas["t"]>[1]?]) =>
    canvas.tOf(column, ...sentence);
  return coveredKinds
    .flatMap((kind) => {
      const cover = warranty[kind];
      if (!cover) return [];
      const { months, distance } = cover;
      const ends = [
        ...(months === null
          ? []
          : [t(months === 1 ? "paper:cover.month" : "paper:cover.months", { number: months })]),
        ...(distance === null
          ? []
          : [`${formatNumber(distance, currency, language)} ${warranty.unit}`]),
      ];
      return [`${t(`paper:cover.${kind}`)} ${ends.join(` ${t("approval:or")} `)}`];
    })
    .join("; ");
}
