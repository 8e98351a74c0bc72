import type { ReactNode } from "react";
import type {
  RevisionLine,
  RevisionQuote,
} from "#app/features/approval/revision/revision-quote.ts";
import { useWords } from "#app/ui/words.ts";
import {
  chargesOf,
  factsIn,
  laborIn,
  type MoneyTerms,
  moneyIn,
  piecesIn,
  type SumRow,
  sumsIn,
  warrantyIn,
} from "./amounts.ts";
import { textIn } from "./texts.ts";

type Props = {
  quote: RevisionQuote;
  terms: MoneyTerms;
  /** Whether a tap opens how the lines come to the total. */
  isFolded?: boolean;
  /** Findings that led to the quote. */
  found?: ReactNode;
  /** The form, or what was decided. */
  children?: ReactNode;
};

/** A quote: the work, its lines and sums. The style sheet puts the total on top. */
export function QuoteCard({ quote, terms, isFolded, found, children }: Props) {
  const words = useWords();
  const { t } = words;
  const labor = laborIn(words, terms, quote);
  const sums = sumsIn(words, terms, quote);
  return (
    <section className="quote">
      {found}
      <p className="label">{t("approval:quote", { number: quote.number })}</p>
      <h2 className="pre" data-said="">
        {textIn(words, quote.description)}
      </h2>
      {quote.warranty && <p className="note">{warrantyIn(words, terms, quote)}</p>}
      <ul className="lines">
        {quote.lines.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a revision never change
          <Line key={at} line={line} terms={terms} />
        ))}
        {labor && (
          <li>
            <div>{labor[0]}</div>
            <span>{labor[1]}</span>
          </li>
        )}
        {isFolded &&
          sums
            .filter(({ isLess }) => isLess)
            .map(({ name, amount }) => (
              <li key={name} className="less">
                <div>{name}</div>
                <span>{amount}</span>
              </li>
            ))}
      </ul>
      {isFolded ? (
        <details className="sums">
          <summary>
            <Charges quote={quote} terms={terms} />
          </summary>
          <QuoteSums rows={sums} />
        </details>
      ) : (
        <QuoteSums rows={sums} />
      )}
      <p className="price">
        <span className="unseen">{t("approval:total")}</span>{" "}
        <strong>{moneyIn(words, terms)(quote.totalAmount)}</strong>
      </p>
      {children}
    </section>
  );
}

function Line({ line, terms }: { line: RevisionLine; terms: MoneyTerms }) {
  const words = useWords();
  const facts = factsIn(words, line);
  return (
    <li>
      <div>
        {textIn(words, line.name)}
        <div className="note">
          {facts && <span>{facts}</span>}
          <span className="pieces">{piecesIn(words, terms, line)}</span>
        </div>
      </div>
      <span>{moneyIn(words, terms)(line.totalPrice)}</span>
    </li>
  );
}

/** Taxes and supplies as one amount. */
function Charges({ quote, terms }: { quote: RevisionQuote; terms: MoneyTerms }) {
  const words = useWords();
  const { t } = words;
  const charges = chargesOf(quote);
  if (charges === 0) return <span>{t("approval:breakdown")}</span>;
  return (
    <>
      <span>{t("approval:charges")}</span> <span>{moneyIn(words, terms)(charges)}</span>
    </>
  );
}

/** Amounts from the lines of a quote to its total. */
const QuoteSums = ({ rows }: { rows: readonly SumRow[] }) => (
  <dl className="amounts">
    {rows.map(({ name, amount }) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{amount}</dd>
      </div>
    ))}
  </dl>
);
