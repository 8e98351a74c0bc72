import { Plate } from "#app/ui/plate.tsx";
import { CodedText } from "#app/ui/text/coded-text.tsx";
import type { Language } from "#app/values/language.ts";
import { formatMoney } from "#app/values/money.ts";
import type { LandingText } from "./landing-text.ts";
import { costs, materials, sample, total } from "./sample-costs.ts";

type Props = { text: LandingText; language: Language };

/** The customer's link on a phone: a picture of it, in which nothing can be pressed. */
export function SamplePhone({ text: { link, order, typed }, language }: Props) {
  const money = (cents: number) => formatMoney(cents, "USD", language);
  const labor = costs.find(({ label }) => label === "labor")!;
  const lines = [
    ...materials.map(({ name, quantity, unitPrice }) => ({
      name: typed[name],
      times: quantity === 1 ? "" : `${quantity} × `,
      cents: quantity * unitPrice,
    })),
    { name: order.labor, times: "", cents: labor.cents },
  ];
  const answer = "label flex min-h-12 items-center justify-center gap-2 rounded-md border text-lg";
  return (
    <div className="rounded-[1.75rem] border border-bench-line bg-bench p-2 shadow-lg">
      <div aria-hidden className="mx-auto mb-2 h-1 w-12 rounded-full bg-bench-line" />
      <div className="grid gap-3 overflow-hidden rounded-[1.25rem] bg-card text-base leading-snug">
        <div className="grid gap-3 p-4 pb-0">
          <p className="label border-b-2 border-ink pb-2 text-lg leading-tight">{link.shop}</p>
          <div className="flex flex-wrap items-center justify-between gap-2">
            <span>{sample.vehicle}</span>
            <Plate>{sample.plate}</Plate>
          </div>
          <div>
            <p className="label text-sm text-ink-soft">{order.issues}</p>
            <p>
              <CodedText linked={false}>{typed.issue}</CodedText>
            </p>
          </div>
          <div className="flex items-baseline justify-between gap-3">
            <div>
              <p className="label text-sm text-ink-soft">{link.quote}</p>
              <p>{link.work}</p>
            </div>
            <p className="label figures shrink-0 text-2xl leading-none whitespace-nowrap">
              {money(total)}
            </p>
          </div>
          <dl className="border-t border-line-strong">
            {lines.map(({ name, times, cents }) => (
              <div
                key={name}
                className="flex items-baseline justify-between gap-3 border-b border-line py-1"
              >
                <dt>
                  {times}
                  <span>{name}</span>
                </dt>
                <dd className="figures whitespace-nowrap">{money(cents)}</dd>
              </div>
            ))}
          </dl>
          <div className="grid grid-cols-2 gap-2">
            <p className={`${answer} border-good bg-good text-card`}>
              <svg aria-hidden viewBox="0 0 16 16" className="size-4">
                <path d="m2 8.5 4 4 8-9" fill="none" stroke="currentColor" strokeWidth="2.5" />
              </svg>
              {link.approve}
            </p>
            <p className={`${answer} border-line-strong`}>{link.decline}</p>
          </div>
        </div>
        <div className="flex flex-wrap items-center justify-between gap-2 border-t border-line-strong bg-steel px-4 py-3">
          <p>
            {link.sum} <span className="label figures">{money(total)}</span>
          </p>
          <p className="label rounded-md bg-signal px-3 py-2 text-signal-ink">{link.send}</p>
        </div>
      </div>
    </div>
  );
}
