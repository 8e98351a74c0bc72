import { href } from "react-router";
import { LinkButton } from "#app/ui/button.tsx";
import { useWords } from "#app/ui/words.ts";

/** The plans that include causes and checks. */
export function CodePlans() {
  const { t } = useWords();
  return (
    <section className="grid justify-items-start gap-3 rounded-lg border border-dashed border-line-strong bg-card p-5">
      <h2 className="text-xl font-semibold">{t("codes:plans")}</h2>
      <p className="text-ink-soft">{t("codes:plansText")}</p>
      <LinkButton to={href("/premium")} kind="primary">
        {t("codes:seePlans")}
      </LinkButton>
    </section>
  );
}
