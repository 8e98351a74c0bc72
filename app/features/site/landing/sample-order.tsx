import type { ReactNode } from "react";
import { Plate } from "#app/ui/plate.tsx";
import { CodedText } from "#app/ui/text/coded-text.tsx";
import type { Language } from "#app/values/language.ts";
import { formatMoney } from "#app/values/money.ts";
import type { LandingText, OrderText } from "./landing-text.ts";
import { costs, materials, sample, total } from "./sample-costs.ts";

type OrderProps = {
  text: OrderText;
  typed: LandingText["typed"];
  language: Language;
  children: ReactNode;
};

export function Order({ text, typed, language, children }: OrderProps) {
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
