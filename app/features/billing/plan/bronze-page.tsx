import { href } from "react-router";
import { LinkButton } from "#app/ui/button.tsx";
import { TickList } from "#app/ui/form/tick-list.tsx";
import { PageHeader } from "#app/ui/page/page-header.tsx";
import { useWords } from "#app/ui/words.ts";
import type { WordKey } from "#app/values/word-key.ts";
import { priceOf } from "./offer.ts";
import { TrialNote } from "./plan-chooser.tsx";
import { SendForm } from "./send-form.tsx";

type Props = { features: readonly WordKey[]; benefits: readonly WordKey[]; trial: boolean };

/** /medium: the Bronze plan alone. */
export function BronzePage({ features, benefits, trial }: Props) {
  const { t, language } = useWords();
  return (
    <>
      <PageHeader title={t("plans:bronze.title")} lead={t("plans:bronze.lead")}>
        <LinkButton to={href("/premium")}>{t("plans:bronze.all")}</LinkButton>
      </PageHeader>
      <SendForm
        action={href("/create-checkout-session")}
        label={t("billing:choose.bronze")}
        pending={t("billing:choose.pending")}
        wide
        className="grid gap-6"
      >
        <input type="hidden" name="plan" value="medium" />
        <p className="figures text-2xl font-semibold">
          {t("plans:price", { price: priceOf("medium", language) })}
        </p>
        <div className="grid gap-6 md:grid-cols-2">
          <Part title={t("plans:bronze.features")} items={features} />
          <Part title={t("plans:bronze.benefits")} items={benefits} />
        </div>
        <TrialNote trial={trial} />
      </SendForm>
    </>
  );
}

const Part = ({ title, items }: { title: string; items: readonly WordKey[] }) => (
  <section className="grid content-start gap-4 rounded-lg border border-t-8 border-line border-t-bronze bg-card p-6">
    <h2 className="heading">{title}</h2>
    <TickList items={items} name={title} />
  </section>
);
