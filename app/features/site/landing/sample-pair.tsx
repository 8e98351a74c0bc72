import type { ReactNode } from "react";
import { Badge } from "#app/ui/badge.tsx";
import { CodedText } from "#app/ui/coded-text.tsx";
import { Plate } from "#app/ui/plate.tsx";
import { useWords } from "#app/ui/words.ts";
import type { Language } from "#app/values/language.ts";
import { formatMoney } from "#app/values/money.ts";
import { type LandingText, type OrderText, sampleLanguage } from "./landing-text.ts";

const materials = [
  { name: "coil", cents: 8_450 },
  { name: "plugs", cents: 5_196 },
] as const;
const parts = materials.reduce((sum, { cents }) => sum + cents, 0);
const costs = [
  { label: "labor", cents: 14_250 },
  { label: "parts", cents: parts },
] as const;
const total = costs.reduce((sum, { cents }) => sum + cents, 0);

/**
 * A job on the mechanic's phone, and its work order in the customer's language. As in the product,
 * headings, dates and amounts are translated, and typed text is not.
 */
export function SamplePair({ text, paper }: { text: LandingText; paper: OrderText }) {
  const { language } = useWords();
  const other = sampleLanguage[language];
  return (
    <figure className="mx-auto grid w-full max-w-[31rem] gap-4">
      <div className="grid gap-6 sm:grid-cols-2 sm:gap-4">
        <div className="grid content-start gap-2">
          <p className="label text-ink-soft">{text.sample.screen}</p>
          <div className="rounded-[1.75rem] border border-bench-line bg-bench p-2 shadow-lg">
            <div aria-hidden className="mx-auto mb-2 h-1 w-12 rounded-full bg-bench-line" />
            <div className="rounded-[1.25rem] bg-card p-4 pb-5">
              <Order text={text.order} typed={text.typed} language={language}>
                <Badge tone="good">{text.order.status}</Badge>
              </Order>
            </div>
          </div>
        </div>
        <div className="grid content-start gap-2 sm:mt-10">
          <p className="label text-ink-soft">{text.sample.paper}</p>
          {/* Paper is white in dark mode too. */}
          <div
            lang={other}
            className="daylight rotate-1 border border-line bg-card p-5 text-ink shadow-lg"
          >
            <Order text={paper} typed={text.typed} language={other}>
              <span className="label text-sm text-ink-soft">{paper.title}</span>
            </Order>
            <p className="mt-10 border-t border-ink pt-1 text-sm text-ink-soft">
              {paper.signature}
            </p>
          </div>
        </div>
      </div>
      <figcaption className="text-base text-ink-soft">{text.sample.caption}</figcaption>
    </figure>
  );
}

type OrderProps = {
  text: OrderText;
  typed: LandingText["typed"];
  language: Language;
  children: ReactNode;
};

function Order({ text, typed, language, children }: OrderProps) {
  const { language: shops } = useWords();
  const money = (cents: number) => formatMoney(cents, "USD", language);
  return (
    <div className="grid gap-3 text-base leading-snug">
      <div className="flex flex-wrap items-center justify-between gap-2 border-b-2 border-ink pb-2">
        {children}
        <span className="label text-xl leading-none">WO-000042</span>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <span>Toyota Corolla 2016</span>
        <Plate>8KTM·214</Plate>
      </div>
      <div>
        <p className="label text-sm text-ink-soft">{text.issues}</p>
        <p lang={shops}>
          <CodedText linked={false}>{typed.issue}</CodedText>
        </p>
      </div>
      <dl className="border-t border-line-strong">
        {materials.map(({ name, cents }) => (
          <Line key={name} amount={money(cents)}>
            <span lang={shops}>{typed[name]}</span>
          </Line>
        ))}
        {costs.map(({ label, cents }) => (
          <Line key={label} amount={money(cents)}>
            <span className="label text-sm text-ink-soft">{text[label]}</span>
          </Line>
        ))}
        <div className="flex items-baseline justify-between gap-3 pt-2">
          <dt className="label text-ink-soft">{text.total}</dt>
          <dd className="label figures text-2xl leading-none">{money(total)}</dd>
        </div>
      </dl>
    </div>
  );
}

const Line = ({ amount, children }: { amount: string; children: ReactNode }) => (
  <div className="flex items-baseline justify-between gap-3 border-b border-line py-1.5">
    <dt>{children}</dt>
    <dd className="figures whitespace-nowrap">{amount}</dd>
  </div>
);
