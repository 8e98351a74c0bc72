import { LinkButton } from "#app/ui/button.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { useWords } from "#app/ui/words.ts";
import { formatMoney } from "#app/values/money.ts";
import type { WordKey } from "#app/values/word-key.ts";
import { Subscribing, TickList } from "./plan-card.tsx";
import { bronzeBenefits, bronzeFeatures, offers } from "./plans.ts";

/** /medium: the Bronze plan alone. */
export function BronzePage({ contactEmail }: { contactEmail: string }) {
  const { say, language } = useWords();
  return (
    <>
      <PageHeader title={say("site:bronze.title")} lead={say("site:bronze.lead")}>
        <LinkButton to="/premium">{say("site:bronze.all")}</LinkButton>
      </PageHeader>
      <p className="figures mb-6 text-2xl font-semibold">
        {say("site:plans.price", { price: formatMoney(offers.medium.price, "USD", language) })}
      </p>
      <div className="grid gap-6 md:grid-cols-2">
        <Part title="site:bronze.features" items={bronzeFeatures} />
        <Part title="site:bronze.benefits" items={bronzeBenefits} />
      </div>
      <Subscribing contactEmail={contactEmail} />
    </>
  );
}

function Part({ title, items }: { title: WordKey; items: readonly WordKey[] }) {
  const { say } = useWords();
  return (
    <section className="grid content-start gap-4 rounded-lg border border-t-8 border-line border-t-bronze bg-card p-6">
      <h2 className="label text-2xl">{say(title)}</h2>
      <TickList items={items} name={say(title)} />
    </section>
  );
}
