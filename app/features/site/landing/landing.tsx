import type { ReactNode } from "react";
import { href } from "react-router";
import { PublicHead } from "#app/features/site/public/public-head.tsx";
import type { ShellViewer } from "#app/features/site/shell/navigation.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { Features } from "./landing-features.tsx";
import { beginAt, type Prices, TwoPlans } from "./landing-plans.tsx";
import type { LandingText, PaperText } from "./landing-text.ts";
import { SamplePair } from "./sample-pair.tsx";

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
