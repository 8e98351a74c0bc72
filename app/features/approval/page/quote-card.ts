import type {
  Revision,
  RevisionLine,
  RevisionQuote,
} from "#app/features/approval/revision/revision.ts";
import { piecesOf } from "#app/features/quotes/quantity.ts";
import { type Cents, formatMoney, formatNumber } from "#app/values/money.ts";
import { type Html, html } from "./html.ts";
import { type Reader, textIn, wordsIn } from "./parts.ts";

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
  return facts ? html`<span class="note">${facts}</span>` : null;
}

/** What a quote says: the work, its lines and sums. `answer`: the form, or what was decided. */
export function quoteCard(
  reader: Reader,
  revision: Terms,
  { quote, answer }: { quote: RevisionQuote; answer: Html },
): Html {
  const { t, language } = reader;
  const money = moneyIn(reader, revision);
  const number = (value: number) => formatNumber(value, revision.currency, language);
  return html`<section><h2>${t("approval:quote", { number: quote.number })}</h2>${textIn(reader, quote.description)}<ul class="lines">${quote.lines.map(
    (line) =>
      html`<li><span>${wordsIn(reader, line.name)}${partIn(reader, line)} <span class="soft">${piecesIn(
        reader,
        revision,
        line,
      )}</span></span><span>${money(line.totalPrice)}</span></li>`,
  )}${
    quote.laborHours > 0 &&
    html`<li><span>${t("approval:labor", {
      hours: number(quote.laborHours),
      rate: money(quote.laborRate),
    })}</span><span>${money(quote.laborCost)}</span></li>`
  }</ul><dl>${quote.amounts.map(
    ({ kind, name, cents }) =>
      html`<div><dt>${t(`approval:${kind}`)}${name && ` · ${name}`}</dt><dd>${money(cents)}</dd></div>`,
  )}<div class="total"><dt>${t("approval:total")}</dt><dd>${money(quote.totalAmount)}</dd></div></dl>${answer}</section>`;
}
