import { Badge } from "#app/ui/badge.tsx";
import { CodedText } from "#app/ui/coded-text.tsx";
import { Plate } from "#app/ui/plate.tsx";
import { useWords } from "#app/ui/words.ts";
import { formatMoney } from "#app/values/money.ts";

const lines = [
  { word: "site:landing.sample.part", cents: 8_450 },
  { word: "site:landing.sample.plug", cents: 5_196 },
  { word: "site:landing.sample.labor", cents: 14_250 },
] as const;

/** What Llave is about, in one look: a work order with its car, its fault and its total. */
export function SampleOrder() {
  const { say, language } = useWords();
  const money = (cents: number) => formatMoney(cents, "USD", language);
  return (
    <figure className="w-full max-w-md">
      <div className="grid gap-4 rounded-lg border border-line-strong bg-card p-5">
        <div className="flex items-start justify-between gap-4 border-b-2 border-ink pb-3">
          <Badge tone="good">{say("site:landing.sample.status")}</Badge>
          <span className="label text-2xl leading-none">WO-000042</span>
        </div>
        <div className="flex flex-wrap items-center justify-between gap-3">
          <span className="font-medium">{say("site:landing.sample.car")}</span>
          <Plate>8KTM·214</Plate>
        </div>
        <p>
          <CodedText>{say("site:landing.sample.issue")}</CodedText>
        </p>
        <dl className="border-t border-line">
          {lines.map(({ word, cents }) => (
            <div key={word} className="flex justify-between gap-4 border-b border-line py-2">
              <dt>{say(word)}</dt>
              <dd className="figures">{money(cents)}</dd>
            </div>
          ))}
          <div className="flex items-baseline justify-end gap-6 pt-3">
            <dt className="label text-lg text-ink-soft">{say("site:landing.sample.total")}</dt>
            <dd className="figures text-2xl font-semibold">{money(lines.reduce((sum, { cents }) => sum + cents, 0))}</dd>
          </div>
        </dl>
      </div>
      <figcaption className="mt-2 text-base text-ink-soft">{say("site:landing.sample.caption")}</figcaption>
    </figure>
  );
}
