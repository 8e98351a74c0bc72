import type { ReactNode } from "react";
import { href } from "react-router";
import { PublicHead } from "#app/features/site/public/public-head.tsx";
import type { ShellViewer } from "#app/features/site/shell/navigation.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { Plate } from "#app/ui/plate.tsx";
import { CodedText } from "#app/ui/text/coded-text.tsx";
import { useWords } from "#app/ui/words.ts";
import type { Language } from "#app/values/language.ts";
import { formatMoney } from "#app/values/money.ts";
import { Features } from "./landing-features.tsx";
import { beginAt, type Prices, TwoPlans } from "./landing-plans.tsx";
import {
  type LandingText,
  type OrderText,
  type PaperText,
  sampleLanguage,
} from "./landing-text.ts";
import { costs, materials, sample, total } from "./sample-costs.ts";
import { SamplePhone } from "./sample-phone.tsx";

type Props = {
  text: LandingText;
  /** The sample work order in the other language. */
  paper: PaperText;
  prices: Prices;
  viewer: ShellViewer | undefined;
};

/** The landing page (specification, section 2). */
export function Landing({ text, paper, prices, viewer }: Props) {
  const { hero, features, plans, voices, closing } = text;
  return (
    <>
      <PublicHead description={text.description} />
      <section className="grid items-start gap-x-12 gap-y-10 pb-4 lg:grid-cols-[1fr_minmax(0,33rem)]">
        <div className="grid content-start justify-items-start gap-5">
          <h1 className="label text-[2.75rem] leading-[0.95] tracking-normal text-balance sm:text-6xl">
            {hero.title.map((sentence) => (
              <span key={sentence} className="block">{`${sentence} `}</span>
            ))}
          </h1>
          <p className="max-w-prose text-xl">{hero.subtitle}</p>
          <NextStep text={text} viewer={viewer} />
          {!viewer?.tried && (
            <p className="border-l-4 border-line-strong pl-3 text-ink-soft">{hero.note}</p>
          )}
        </div>
        <SamplePair text={text} paper={paper} />
      </section>

      <Section title={features.title}>
        <Features text={features} />
      </Section>

      <Section title={plans.title} lead={viewer?.tried ? plans.leadTried : plans.lead}>
        <TwoPlans text={text} prices={prices} viewer={viewer} />
      </Section>

      <section className="mt-14 border-t border-line-strong pt-3">
        <h2 className="label text-xl">{voices.title}</h2>
        <p className="mb-4 text-ink-soft">{voices.lead}</p>
        <div className="grid gap-5 md:grid-cols-2">
          {voices.quotes.map(({ text, who }) => (
            <figure key={who} className="grid content-start gap-2 border-l-4 border-line pl-4">
              <blockquote>{text}</blockquote>
              <figcaption className="text-base text-ink-soft">
                {`${who} · `}
                <span>{voices.label}</span>
              </figcaption>
            </figure>
          ))}
        </div>
      </section>

      <section className="bench mt-14 grid justify-items-start gap-4 rounded-lg p-6 sm:p-10">
        <h2 className="label text-4xl leading-none text-balance sm:text-5xl">{closing.title}</h2>
        {!viewer?.tried && <p className="max-w-prose text-xl text-bench-soft">{closing.text}</p>}
        <NextStep text={text} viewer={viewer} />
      </section>
    </>
  );
}

function Section({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  return (
    <section className="mt-14">
      <div className="mb-6 grid gap-1 border-t-4 border-ink pt-3">
        <h2 className="label text-3xl leading-tight sm:text-4xl">{title}</h2>
        {lead && <p className="max-w-3xl text-pretty text-ink-soft">{lead}</p>}
      </div>
      {children}
    </section>
  );
}

/** The next step: the trial, or for members their jobs or the plans. */
function NextStep({ text, viewer }: { text: LandingText; viewer: ShellViewer | undefined }) {
  const [to, label] = viewer?.may.repair
    ? [href("/repair-cms"), text.jobs]
    : !viewer || (viewer.tier === "free" && !viewer.tried)
      ? [beginAt(href("/premium"), !viewer), text.start]
      : [href("/premium"), text.plansLink];
  return (
    <LinkButton kind="primary" to={to} className="min-h-14 px-8 text-2xl">
      {label}
    </LinkButton>
  );
}

type SamplePairProps = { text: LandingText; paper: PaperText };

/**
 * The customer's link on a phone, and the work order in the other language: of a job of the demo,
 * with texts typed in both languages.
 */
function SamplePair({ text, paper }: SamplePairProps) {
  const { language } = useWords();
  const other = sampleLanguage[language];
  return (
    <figure className="mx-auto grid w-full max-w-[33rem] gap-4">
      <div className="grid gap-6 sm:grid-cols-[7fr_5fr] sm:gap-4">
        <div className="grid content-start gap-2">
          <p className="label text-ink-soft">{text.sample.screen}</p>
          <SamplePhone text={text} language={language} />
        </div>
        <div className="grid content-start gap-2 sm:mt-10">
          <p className="label text-ink-soft">{text.sample.paper}</p>
          {/* Paper is white in dark mode too. */}
          <div
            lang={other}
            className="daylight rotate-1 border border-line bg-card p-5 text-ink shadow-lg"
          >
            <Order text={paper.order} typed={paper.typed} language={other}>
              <span className="label text-sm text-ink-soft">{paper.order.title}</span>
            </Order>
            <p className="mt-10 border-t border-ink pt-1 text-sm text-ink-soft">
              {paper.order.signature}
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
  const money = (cents: number) => formatMoney(cents, "USD", language);
  return (
    <div className="grid gap-3 text-base leading-snug">
      <div className="flex flex-wrap items-center justify-between gap-2 border-b-2 border-ink pb-2">
        {children}
        <span className="label text-xl leading-none">{sample.workId}</span>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <span>{sample.vehicle}</span>
        <Plate>{sample.plate}</Plate>
      </div>
      <div>
        <p className="label text-sm text-ink-soft">{text.issues}</p>
        <p>
          <CodedText linked={false}>{typed.issue}</CodedText>
        </p>
      </div>
      <dl className="border-t border-line-strong">
        {materials.map(({ name, quantity, unitPrice }) => (
          <Line key={name} amount={money(quantity * unitPrice)}>
            {quantity === 1 ? typed[name] : `${quantity} × ${typed[name]}`}
          </Line>
        ))}
        {costs.map(({ label, cents }) => (
          <Line key={label} amount={money(cents)}>
            <span className="label text-sm text-ink-soft">{text[label]}</span>
          </Line>
        ))}
        <div className="flex items-baseline justify-between gap-3 pt-2">
          <dt className="label text-ink-soft">{text.total}</dt>
          <dd className="label figures text-2xl leading-none whitespace-nowrap">{money(total)}</dd>
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
