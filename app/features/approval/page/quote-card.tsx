import type { ReactNode } from "react";
import type { RevisionLine, RevisionQuote } from "#app/features/approval/revision/revision.ts";
import { useWords } from "#app/ui/words.ts";
import { factsIn, laborIn, type MoneyTerms, moneyIn, piecesIn, sumsIn } from "./amounts.ts";
import { TextParagraph } from "./page-parts.tsx";
import { textIn } from "./texts.ts";

type Props = {
  quote: RevisionQuote;
  terms: MoneyTerms;
  /** The form, or what was decided. */
  children?: ReactNode;
};

/** What a quote says: the work, its lines and sums. */
export function QuoteCard({ quote, terms, children }: Props) {
  const words = useWords();
  const { t } = words;
  const labor = laborIn(words, terms, quote);
  return (
    <section>
      <h2>{t("approval:quote", { number: quote.number })}</h2>
      <TextParagraph texts={quote.description} />
      <ul className="lines">
        {quote.lines.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a revision never change
          <Line key={at} line={line} terms={terms} />
        ))}
        {labor && (
          <li>
            <span>{labor[0]}</span>
            <span>{labor[1]}</span>
          </li>
        )}
      </ul>
      <dl className="sums">
        {sumsIn(words, terms, quote).map(([name, amount]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{amount}</dd>
          </div>
        ))}
        <div className="total">
          <dt>{t("approval:total")}</dt>
          <dd>{moneyIn(words, terms)(quote.totalAmount)}</dd>
        </div>
      </dl>
      {children}
    </section>
  );
}

function Line({ line, terms }: { line: RevisionLine; terms: MoneyTerms }) {
  const words = useWords();
  const facts = factsIn(words, line);
  return (
    <li>
      <span>
        {`${textIn(words, line.name)} `}
        {facts && (
          <>
            <span className="note part">{facts}</span>{" "}
          </>
        )}
        <span className="soft">{piecesIn(words, terms, line)}</span>
      </span>
      <span>{moneyIn(words, terms)(line.totalPrice)}</span>
    </li>
  );
}
