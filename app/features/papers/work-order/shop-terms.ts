import { coverText } from "#app/features/papers/cover-text.ts";
import type { Column } from "#app/features/papers/paper-texts.ts";
import type { WorkOrder, WorkOrderShop } from "#app/features/papers/work-order.ts";
import { type Statement, statementsOf } from "#app/features/shop/print/statements.ts";
import { styles } from "#app/platform/paper/marks.ts";
import type { Language } from "#app/values/language.ts";
import { printable } from "#app/values/print-letters.ts";
import { dayAfter } from "#app/values/wall-time.ts";
import type { WordKey } from "#app/values/word-key.ts";
import type { Canvas } from "./canvas.ts";
import { writePassage } from "./passage.ts";
import { baseline } from "./setter.ts";
import type { Section } from "./sheet.ts";

type Terms = Pick<WorkOrderShop, "terms">;

/**
 * The last day on which an estimate is valid, as 2026-12-23; undefined where none is stated.
 * `made`: the calendar day of the estimate in the shop's zone. Ley 24.240, art. 21: the term of
 * acceptance.
 */
export const validUntil = ({ terms }: Terms, made: string): string | undefined =>
  terms?.days == null ? undefined : dayAfter(made, terms.days);

/**
 * Sections with the shop's warranty and its other terms, each in the language of its column where
 * available. The closing text has no heading. `orders`: the work orders on the document.
 */
export function shopTerms(
  canvas: Canvas,
  orders: readonly Pick<WorkOrder, "shop" | "language" | "quote">[],
): Section[] {
  const { shop, language } = orders[0]!;
  const own = canvas.languages.length > 0 ? canvas.languages : [language];
  const hasSupplies = orders.some(({ quote }) => quote.suppliesAmount > 0);
  const covers = coverColumns(canvas, orders);
  const statements = statementsOf(shop.terms, { hasSupplies });
  return [
    ...(covers ? [() => writePassage(canvas, "papers:warranty", covers)] : []),
    ...statements.map(({ name, text }) => {
      const written = Object.values(text).find((one) => one !== "") ?? "";
      const columns = own.map((one): Column => {
        if (!text[one] && own.length > 1) return { text: "", note: "beside" };
        return { text: printable(text[one] || written), note: null };
      });
      // Its heading is already printed above the terms.
      const heading = name === "warranty" && covers ? undefined : headings[name];
      return () => writePassage(canvas, heading, columns);
    }),
  ];
}

/**
 * The warranties of quotes, one line for those alike; undefined where there is none. Declined work
 * is not done.
 */
function coverColumns(
  canvas: Canvas,
  orders: readonly Pick<WorkOrder, "quote" | "language">[],
): Column[] | undefined {
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
      const t: Canvas["t"] = (...sentence) => canvas.tOf(column, ...sentence);
      const text = coverText({ t, language }, warranty!, currency);
      // Without numbers where it is true of all.
      if (some.length === quotes.length) return text;
      const numbers = some.map(({ number }) => number).join(", ");
      return `${canvas.tOf(column, "papers:numbered", { number: numbers })}: ${text}`;
    });
    return { text: lines.join("\n"), note: null };
  });
}

/** Whether a document in these languages has some of the terms in one language only. */
export const isPartlyWritten = ({ terms }: Terms, languages: readonly Language[]): boolean =>
  languages.length > 1 &&
  [terms?.warranty, terms?.replaced, terms?.charges, terms?.closing].some((texts) => {
    const empty = texts ? languages.filter((language) => !texts[language]) : [];
    return empty.length > 0 && empty.length < languages.length;
  });

const headings: Record<Statement["name"], WordKey | undefined> = {
  supplies: "quotes:sums.supplies",
  warranty: "papers:warranty",
  replaced: "papers:replaced",
  charges: "papers:charges",
  closing: undefined,
};

/** Fields to fill in by hand about added work: two rows of lines. */
const blanks: readonly (readonly WordKey[])[] = [
  ["papers:additionalWork", "papers:additionalAt"],
  ["papers:additionalBy", "papers:additionalPhone"],
  ["papers:additionalWay", "papers:additionalParts"],
  ["papers:additionalLabor", "papers:additionalTotal"],
];
const blankHeight = 30;

/** Blank lines for additional work, where the shop's profile requires them. */
export const additionalWork = (canvas: Canvas, { terms }: Terms): Section[] =>
  terms && terms.profile !== "none" ? [() => writeAdditionalWork(canvas)] : [];

function writeAdditionalWork(canvas: Canvas): void {
  const { sheets, set, t } = canvas;
  sheets.need(blanks.length * blankHeight + 60);
  const columns = Array.from({ length: canvas.columns }, (_, column) => ({
    text: canvas.tOf(column, "papers:additionalText"),
    note: null,
  }));
  writePassage(canvas, "papers:additional", columns);
  const gap = 24;
  const width = (sheets.width - gap) / 2;
  for (const row of blanks) {
    sheets.need(blankHeight);
    sheets.y += blankHeight - 12;
    for (const [at, key] of row.entries()) {
      const left = sheets.left + at * (width + gap);
      set.rule(left, left + width, 0.8, "ink");
      const y = sheets.y + 2 + baseline(styles.fine);
      sheets.within("P", () => set.at(left, y, t(key), styles.fine));
    }
    sheets.y += 12;
  }
  sheets.y += 4;
}
