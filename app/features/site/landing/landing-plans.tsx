import { href } from "react-router";
import { entryHref } from "#app/features/account/sign-in/entry-mode.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { useWords } from "#app/ui/words.ts";
import { type Cents, formatMoney } from "#app/values/money.ts";
import type { LandingText } from "./landing-text.ts";

export type Prices = Record<"medium" | "premium", Cents>;
type Text = LandingText["plans"];

/** Where a plan begins: for visitors at the page for signing up, which offers signing in instead. */
export const beginAt = (target: string, isVisitor: boolean): string =>
  isVisitor ? entryHref("signUp", target) : target;

const looks = {
  medium: { to: href("/medium"), edge: "border-t-bronze", name: "text-bronze" },
  premium: {
    to: `${href("/premium")}?plan=premium`,
    edge: "border-t-diamond",
    name: "text-diamond",
  },
};

/** The two plan cards, with the owner's lists (specification, section 1). */
export function TwoPlans({
  text,
  prices,
  isVisitor,
}: {
  text: Text;
  prices: Prices;
  isVisitor: boolean;
}) {
  return (
    <>
      <div className="grid gap-5 md:grid-cols-2">
        <Card plan="medium" text={text} price={prices.medium} isVisitor={isVisitor} />
        <Card plan="premium" text={text} price={prices.premium} isVisitor={isVisitor} />
      </div>
      <p className="mt-4 text-ink-soft">{text.free}</p>
    </>
  );
}

type CardProps = { plan: keyof Prices; text: Text; price: Cents; isVisitor: boolean };

function Card({ plan, text, price, isVisitor }: CardProps) {
  const { language } = useWords();
  const { name, text: about, intro, items, choose } = text[plan];
  const { to, edge, name: colour } = looks[plan];
  return (
    <section
      className={`flex flex-col gap-5 rounded-lg border border-t-8 border-line bg-card p-6 ${edge}`}
    >
      <div className="grid gap-2">
        <h3 className={`label text-3xl leading-none ${colour}`}>{name}</h3>
        <p className="text-ink-soft">{about}</p>
        <p className="flex flex-wrap items-baseline gap-x-2">
          <span className="label figures text-5xl leading-none">
            {formatMoney(price, "USD", language)}
          </span>
          <span className="text-ink-soft">{text.perMonth}</span>
        </p>
      </div>
      <div>
        <p className="label border-b-2 border-ink pb-1 text-ink-soft">{intro}</p>
        <ul>
          {items.map((item) => (
            <li key={item} className="flex gap-3 border-b border-line py-2">
              <svg
                viewBox="0 0 16 16"
                className="mt-1.5 size-4 shrink-0 text-good"
                aria-hidden="true"
              >
                <path d="m2 8.5 4 4 8-9" fill="none" stroke="currentColor" strokeWidth="2.5" />
              </svg>
              {item}
            </li>
          ))}
        </ul>
      </div>
      <LinkButton to={beginAt(to, isVisitor)} className="mt-auto min-h-12 w-full text-xl">
        {choose}
      </LinkButton>
    </section>
  );
}
