import { href } from "react-router";
import { entryHref } from "#app/features/account/sign-in/entry-mode.ts";
import type { ShellViewer } from "#app/features/site/shell/navigation.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { useWords } from "#app/ui/words.ts";
import { type Cents, formatMoney } from "#app/values/money.ts";
import type { LandingText } from "./landing-text.ts";

export type Prices = Record<"medium" | "premium", Cents>;
type Viewer = Pick<ShellViewer, "tier" | "may"> | undefined;

/**
 * The first step of a plan: for visitors the page for signing up, which offers signing in instead.
 */
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

/**
 * The two plan cards, with the owner's lists (specification, section 1), and next to Diamond's the
 * details of its last line.
 */
export function TwoPlans({
  text,
  prices,
  viewer,
}: {
  text: LandingText;
  prices: Prices;
  viewer: Viewer;
}) {
  return (
    <>
      <div className="grid gap-5 md:grid-cols-2 lg:grid-cols-[5fr_9fr]">
        <Card plan="medium" text={text} price={prices.medium} viewer={viewer} />
        <Card plan="premium" text={text} price={prices.premium} viewer={viewer} />
      </div>
      <p className="mt-4 text-ink-soft">{text.plans.free}</p>
    </>
  );
}

const List = ({ intro, items }: { intro: string; items: readonly string[] }) => (
  <div>
    <p className="label border-b-2 border-ink pb-1 text-ink-soft">{intro}</p>
    <ul>
      {items.map((item) => (
        <li key={item} className="flex gap-3 border-b border-line py-2">
          <svg viewBox="0 0 16 16" className="mt-1.5 size-4 shrink-0 text-good" aria-hidden="true">
            <path d="m2 8.5 4 4 8-9" fill="none" stroke="currentColor" strokeWidth="2.5" />
          </svg>
          {item}
        </li>
      ))}
    </ul>
  </div>
);

type CardProps = { plan: keyof Prices; text: LandingText; price: Cents; viewer: Viewer };

/** The target of a plan's button: paying members go to the page where they can use or change it. */
function stepOf({ plan, text, viewer }: Omit<CardProps, "price">): [to: string, label: string] {
  if (!viewer || viewer.tier === "free")
    return [beginAt(looks[plan].to, !viewer), text.plans[plan].choose];
  return plan === "premium" && viewer.may.repair
    ? [href("/repair-cms"), text.jobs]
    : [href("/premium"), text.plansLink];
}

function Card({ plan, text, price, viewer }: CardProps) {
  const { language } = useWords();
  const { name, text: about, intro, items, ...more } = text.plans[plan];
  const [to, label] = stepOf({ plan, text, viewer });
  const { edge, name: colour } = looks[plan];
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
          <span className="text-ink-soft">{text.plans.perMonth}</span>
        </p>
      </div>
      <div className="grid content-start gap-5 lg:auto-cols-fr lg:grid-flow-col">
        <List intro={intro} items={items} />
        {"holds" in more && <List {...more.holds} />}
      </div>
      <LinkButton to={to} className="mt-auto min-h-12 w-full text-xl">
        {label}
      </LinkButton>
    </section>
  );
}
