import type { Revision } from "#app/features/approval/revision/revision.ts";
import type {
  RevisionLine,
  RevisionQuote,
} from "#app/features/approval/revision/revision-quote.ts";
import { coverText } from "#app/features/papers/cover-text.ts";
import { choiceOf, numbersOf } from "#app/features/quotes/choices/choice.ts";
import { baseLabor } from "#app/features/quotes/price/line-total.ts";
import { type Sum, sumLabel } from "#app/features/quotes/price/sums.ts";
import { piecesOf } from "#app/features/quotes/quantity.ts";
import type { Words } from "#app/ui/words.ts";
import { inLanguage } from "#app/values/language.ts";
import { type Cents, formatMoney, formatNumber, formatPercent } from "#app/values/money.ts";

export type MoneyTerms = Pick<Revision, "currency" | "decimals">;

/** An amount as this revision writes it. */
export const moneyIn =
  ({ language }: Pick<Words, "language">, { currency, decimals }: MoneyTerms) =>
  (cents: Cents): string =>
    formatMoney(cents, currency, language, decimals);

/** Total of all quotes; a range where the customer chooses among alternatives. */
export function totalIn(
  words: Words,
  revision: MoneyTerms & Pick<Revision, "total" | "least">,
): string {
  const money = moneyIn(words, revision);
  const { total, least } = revision;
  return least === undefined
    ? money(total)
    : words.t("approval:range", { least: money(least), most: money(total) });
}

/** Alternatives to a quote, by number; "" for none. */
export function choiceIn(
  { t }: Pick<Words, "t">,
  quote: RevisionQuote,
  quotes: readonly RevisionQuote[],
): string {
  const options = choiceOf(quote, quotes);
  return options ? t("approval:oneOf", { numbers: numbersOf(options, t("approval:or")) }) : "";
}

/** Quantity and unit price of a line: "5.5 qt × $210.00". */
export function piecesIn(words: Words, terms: MoneyTerms, line: RevisionLine): string {
  const { t, language } = words;
  const pieces = formatNumber(piecesOf(line.quantity), terms.currency, language);
  return t("approval:quantity", {
    quantity: line.unit ? `${pieces} ${t(`quotes:units.${line.unit}`)}` : pieces,
    price: moneyIn(words, terms)(line.unitPrice),
  });
}

/** The number and condition of a part, or the rate of labor: "(AC-1 · rebuilt)"; "" without them. */
export function factsIn({ t, language }: Words, line: RevisionLine): string {
  const { partNumber, condition, rateNames } = line;
  const facts = [
    partNumber,
    condition && t(`quotes:conditions.${condition}`),
    rateNames && inLanguage(rateNames, language),
  ].filter(Boolean);
  return facts.length > 0 ? `(${facts.join(" · ")})` : "";
}

/** Supplies and the taxes that are added: what a total has beyond its lines. */
export const chargesOf = ({ amounts }: Pick<RevisionQuote, "amounts">): Cents =>
  amounts.reduce(
    (sum, { kind, cents }) => (kind === "supplies" || kind === "tax" ? sum + cents : sum),
    0,
  );

/** Hours and cost of a quote's labor, above its further labor lines. */
export function laborIn(
  words: Words,
  terms: MoneyTerms,
  quote: Pick<RevisionQuote, "laborHours" | "laborRate">,
): [string, string] | null {
  const base = baseLabor({ ...quote, decimals: terms.decimals });
  if (!base) return null;
  const money = moneyIn(words, terms);
  const hours = formatNumber(quote.laborHours, terms.currency, words.language);
  const name = words.t("approval:labor", { hours, rate: money(base.unitPrice) });
  return [name, money(base.totalPrice)];
}

/** `isLess`: a deduction, such as a discount or an included tax that is not owed. */
export type SumRow = { name: string; amount: string; isLess: boolean };

/** The rows of a quote above its total. */
export function sumsIn(words: Words, terms: MoneyTerms, quote: RevisionQuote): SumRow[] {
  const money = moneyIn(words, terms);
  const percent = (rate: number) => formatPercent(rate, terms.currency, words.language);
  return revisionSums(quote).map((sum) => ({
    name: sumLabel(sum, { ...words, money, percent }),
    amount: money(sum.amount),
    isLess: sum.amount < 0,
  }));
}

/** The rows of a quote above its total. */
const revisionSums = ({ laborCost, partsCost, amounts }: RevisionQuote): Sum[] => [
  ...(laborCost > 0 ? [{ kind: "laborCost", amount: laborCost } as const] : []),
  ...(partsCost > 0 ? [{ kind: "partsCost", amount: partsCost } as const] : []),
  ...amounts.map(({ kind, name, names, cents: amount, rate, of, cut }): Sum => {
    if (kind === "exempt") return { kind, number: name ?? "", amount };
    if (kind === "tax" || kind === "taxIncluded")
      return { kind, name: name ?? "", names, rate, amount };
    return kind === "discount" ? { kind, of, cut, amount } : { kind, amount };
  }),
];

/** Warranty of a quote in one line; empty for none. */
export const warrantyIn = (words: Words, { currency }: MoneyTerms, { warranty }: RevisionQuote) =>
  warranty ? `${words.t("papers:warranty")}: ${coverText(words, warranty, currency)}` : "";
