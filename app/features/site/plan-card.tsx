import { TickList } from "#app/ui/tick-list.tsx";
import { useWords } from "#app/ui/words.ts";
import { formatMoney } from "#app/values/money.ts";
import { offers, type Paid } from "./plans.ts";

const edges: Record<Paid, string> = { medium: "border-t-bronze", premium: "border-t-diamond" };
const names: Record<Paid, string> = { medium: "text-bronze", premium: "text-diamond" };

/** One paid plan: its name, its price and all it contains. */
export function PlanCard({ plan }: { plan: Paid }) {
  const { say, language } = useWords();
  const { price, contents } = offers[plan];
  const name = say(`plans:${plan}`);
  return (
    <section className={`grid content-start gap-4 rounded-lg border border-t-8 border-line bg-card p-6 ${edges[plan]}`}>
      <div>
        <h2 className={`label text-2xl ${names[plan]}`}>{name}</h2>
        <p className="text-ink-soft">{say(`plans:${plan}Text`)}</p>
      </div>
      <p className="figures text-2xl font-semibold">{say("plans:price", { price: formatMoney(price, "USD", language) })}</p>
      <TickList items={contents} name={say("plans:contents", { plan: name })} />
    </section>
  );
}
