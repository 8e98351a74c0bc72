import { useEffect } from "react";
import { href, useRevalidator } from "react-router";
import { LinkButton } from "#app/ui/button.tsx";
import { useWords } from "#app/ui/words.ts";
import type { ShownImport } from "./shown-import.ts";

/** How often the page looks again, in milliseconds. */
const interval = 2_000;

/** How far a stage is. Without JavaScript one looks again by the link. */
export function ImportProgress({
  shown,
}: {
  shown: ShownImport & { stage: "previewing" | "importing" };
}) {
  const { t } = useWords();
  const { revalidate, state } = useRevalidator();
  useEffect(() => {
    if (state !== "idle") return;
    const timer = setTimeout(revalidate, interval);
    return () => clearTimeout(timer);
  }, [state, revalidate]);
  const { id: importId, stage, percent, rows } = shown;
  const title = t(`imports:progress.${stage}`);
  return (
    <section className="grid gap-4 rounded-lg border border-line bg-card p-5">
      <h2 className="heading-small">{title}</h2>
      <progress className="h-4 w-full accent-ink" max={100} value={percent} aria-label={title}>
        {percent} %
      </progress>
      <p role="status">{`${percent} % · ${t("imports:progress.rows", { rows })}`}</p>
      <p className="text-ink-soft">{t("imports:progress.leave")}</p>
      <div className="flex flex-wrap gap-3">
        <LinkButton to={href("/repair-cms/customers/import/:importId", { importId })} replace>
          {t("imports:progress.refresh")}
        </LinkButton>
        <LinkButton
          kind="danger"
          to={href("/repair-cms/customers/import/:importId/cancel", { importId })}
          preventScrollReset
        >
          {t("imports:cancel.action")}
        </LinkButton>
      </div>
    </section>
  );
}
