import { useEffect } from "react";
import { href, Link, useRevalidator } from "react-router";
import { LinkButton } from "#app/ui/button.tsx";
import { type FormAnswer, SubmitButton, WorkForm } from "#app/ui/form/form.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { PageHeader } from "#app/ui/page/page-header.tsx";
import { Row, Section } from "#app/ui/page/section.tsx";
import { useWords } from "#app/ui/words.ts";
import { NotedFile, type NotedPage, NotedRows } from "./noted-rows.tsx";
import { hasStage, isRunning, type ShownImport, sheetRow } from "./shown-import.ts";

type Props = {
  shown: ShownImport;
  refused: NotedPage;
  partial: NotedPage;
  answer: FormAnswer | undefined;
};

/** An import at its stage: preview, running or done, with its incomplete and refused rows. */
export function ImportPage({ shown, refused, partial, answer }: Props) {
  const { t } = useWords();
  const { id: importId } = shown;
  const isOver = hasStage(shown, "done", "canceled");
  return (
    <>
      <PageHeader
        title={shown.fileName}
        lead={t(`imports:stage.${shown.stage}`)}
        back={{ to: href("/repair-cms/customers/import"), label: t("imports:all") }}
      />
      <div className="grid gap-6">
        <ImportNotice shown={shown} />
        {hasStage(shown, "previewing", "importing") && <ImportProgress shown={shown} />}
        {hasStage(shown, "previewed", "done", "canceled") && <ImportResult shown={shown} />}
        {!isOver && !isRunning(shown) && <ImportActions shown={shown} answer={answer} />}
        {refused.rows.length + partial.rows.length > 0 && <NotedFile importId={importId} />}
        {refused.rows.length > 0 && (
          <NotedRows {...refused} outcome="refused" importId={importId} skipped={shown.skipped} />
        )}
        {partial.rows.length > 0 && (
          <NotedRows {...partial} outcome="partial" importId={importId} skipped={shown.skipped} />
        )}
      </div>
    </>
  );
}

/** Polling interval of the page, in milliseconds. */
const interval = 2_000;

/** Progress of a stage. Without JavaScript a link reloads it. */
function ImportProgress({ shown }: { shown: ShownImport & { stage: "previewing" | "importing" } }) {
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

/** Result of a preview, or of an import. */
function ImportResult({ shown }: { shown: ShownImport }) {
  const { t } = useWords();
  const { stage, rows, added, joined, vehiclesAdded, refused, partial, left } = shown;
  const isPreview = stage === "previewed";
  const figures = [
    [t("imports:result.rows"), rows],
    [t("imports:list.added"), added],
    [t("imports:list.joined"), joined],
    [t("imports:list.vehicles"), vehiclesAdded],
    [t("imports:list.refused"), refused],
    [t("imports:result.partial"), partial],
  ] as const;
  const names = left.map((heading) => heading || t("imports:columns.empty"));
  return (
    <Section title={t(isPreview ? "imports:result.preview" : "imports:result.done")}>
      {isPreview && <p className="px-5 py-4 text-ink-soft">{t("imports:result.previewLead")}</p>}
      {figures.map(([label, figure]) => (
        <Row key={label} label={label}>
          <span className="figures">{figure}</span>
        </Row>
      ))}
      {names.length > 0 && (
        <Row label={t("imports:result.left")}>
          <span className="wrap-anywhere">{names.join(" · ")}</span>
        </Row>
      )}
    </Section>
  );
}

/** State of an import, and why it was stopped. */
function ImportNotice({ shown: { stage, problem, rows, skipped } }: { shown: ShownImport }) {
  const { t } = useWords();
  if (stage === "done")
    return (
      <Notice kind="done">
        {t("imports:result.doneNotice")}{" "}
        <Link className="underline" to={href("/repair-cms/customers")}>
          {t("imports:result.customers")}
        </Link>
      </Notice>
    );
  if (stage === "canceled")
    return <Notice kind="info">{t("imports:result.canceledNotice")}</Notice>;
  if (stage !== "failed") return null;
  const why = t(problem ?? "imports:problem.failed");
  const isOfRow = problem === "imports:problem.broken";
  const row = sheetRow(rows + 1, skipped);
  return (
    <Notice kind="error">
      {t("imports:problem.stopped", {
        why: isOfRow ? t("imports:problem.atRow", { row, why }) : why,
      })}
    </Notice>
  );
}

type ActionsProps = { shown: ShownImport; answer: FormAnswer | undefined };

/** Actions of an import that waits for a person. */
function ImportActions({ shown: { id: importId, stage, added, joined }, answer }: ActionsProps) {
  const { t } = useWords();
  const columns = href("/repair-cms/customers/import/:importId/columns", { importId });
  const ready = stage === "previewed" && added + joined > 0;
  return (
    <WorkForm answer={answer} className="grid gap-3">
      {stage === "previewed" && !ready && (
        <Notice kind="error">{t("imports:result.nothing")}</Notice>
      )}
      <div className="flex flex-wrap gap-3">
        {ready && (
          <SubmitButton pending={t("imports:result.starting")}>
            {t("imports:result.start")}
          </SubmitButton>
        )}
        <LinkButton to={columns}>{t("imports:result.change")}</LinkButton>
        <LinkButton
          kind="danger"
          to={href("/repair-cms/customers/import/:importId/cancel", { importId })}
          preventScrollReset
        >
          {t("imports:cancel.action")}
        </LinkButton>
      </div>
    </WorkForm>
  );
}
