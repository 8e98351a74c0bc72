import type {
  Revision,
  RevisionLine,
  RevisionQuote,
} from "#app/features/approval/revision/revision.ts";
import { revisionSums } from "#app/features/approval/revision/revision-sums.ts";
import { baseLabor } from "#app/features/quotes/price/base-labor.ts";
import { sumLabel } from "#app/features/quotes/price/sum-label.ts";
import { piecesOf } from "#app/features/quotes/quantity.ts";
import { type Cents, formatMoney, formatNumber, formatPercent } from "#app/values/money.ts";
import { type Html, html } from "./html.ts";
import { type Reader, shownIn, textIn } from "./parts.ts";

type Terms = Pick<Revision, "currency" | "decimals">;

/** An amount as this revision writes it. */
export const moneyIn =
  ({ language }: Reader, { currency, decimals }: Terms) =>
  (cents: Cents): string =>
    formatMoney(cents, currency, language, decimals);

/** How much of a line, and at what price: "5.5 qt × $210.00". */
export function piecesIn(reader: Reader, terms: Terms, line: RevisionLine): string {
  const { t, language } = reader;
  const pieces = formatNumber(piecesOf(line.quantity), terms.currency, language);
  return t("approval:quantity", {
    quantity: line.unit ? `${pieces} ${t(`quotes:units.${line.unit}`)}` : pieces,
    price: moneyIn(reader, terms)(line.unitPrice),
  });
}

/** The number and condition of a part, as after its name; "" without them. */
export function factsIn({ t }: Reader, { partNumber, condition }: RevisionLine): string {
  const facts = [partNumber, condition && t(`quotes:conditions.${condition}`)].filter(Boolean);
  return facts.length > 0 ? ` (${facts.join(" · ")})` : "";
}

function partIn(reader: Reader, line: RevisionLine): Html | null {
  const facts = factsIn(reader, line);
  return facts ? html` <span class="note part">${facts.trim()}</span>` : null;
}

/** The labor hours of a quote, which its further labor stands above, and what they cost. */
export function laborIn(
  reader: Reader,
  terms: Terms,
  quote: Pick<RevisionQuote, "laborHours" | "laborRate">,
): [string, string] | null {
  const base = baseLabor({ ...quote, decimals: terms.decimals });
  if (!base) return null;
  const money = moneyIn(reader, terms);
  const hours = formatNumber(quote.laborHours, terms.currency, reader.language);
  const name = reader.t("approval:labor", { hours, rate: money(base.unitPrice) });
  return [name, money(base.totalPrice)];
}

/** The rows of a quote above its total: what each is called, and its amount. */
export function sumsIn(reader: Reader, terms: Terms, quote: RevisionQuote): [string, string][] {
  const money = moneyIn(reader, terms);
  const percent = (rate: number) => formatPercent(rate, terms.currency, reader.language);
  return revisionSums(quote).map((sum) => [
    sumLabel(sum, { t: reader.t, money, percent }),
    money(sum.amount),
  ]);
}

/** What a quote says: the work, its lines and sums. `answer`: the form, or what was decided. */
export function quoteCard(
  reader: Reader,
  revision: Terms,
  { quote, answer }: { quote: RevisionQuote; answer: Html },
): Html {
  const { t } = reader;
  const money = moneyIn(reader, revision);
  const labor = laborIn(reader, revision, quote);
  return html`<section><h2>${t("approval:quote", { number: quote.number })}</h2>${textIn(reader, quote.description)}<ul class="lines">${quote.lines.map(
    (line) =>
      html`<li><span>${shownIn(reader, line.name)}${partIn(reader, line)} <span class="soft">${piecesIn(
        reader,
        revision,
        line,
      )}</span></span><span>${money(line.totalPrice)}</span></li>`,
  )}${labor && html`<li><span>${labor[0]}</span><span>${labor[1]}</span></li>`}</ul><dl class="sums">${sumsIn(
    reader,
    revision,
    quote,
  ).map(
    ([name, amount]) => html`<div><dt>${name}</dt><dd>${amount}</dd></div>`,
  )}<div class="total"><dt>${t("approval:total")}</dt><dd>${money(quote.totalAmount)}</dd></div></dl>${answer}</section>`;
}
