import { type ReactNode, Suspense } from "react";
import { href, useSearchParams } from "react-router";
import { FreeText } from "#app/features/repair/texts/free-text.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { later } from "#app/ui/connection/later.ts";
import { useFocusBack } from "#app/ui/focus-fallback.ts";
import { useWords } from "#app/ui/words.ts";
import { Section } from "./job-section.tsx";
import { UndoAdded } from "./undo-added.tsx";

const LaterUndo = later(
  import.meta.env.SSR ? UndoAdded : undefined,
  async () => (await import("./undo-added.tsx")).UndoAdded,
);

/** Parts of a job that display and edit its diagnostic. */
export type Diagnosis = { diagnostic: string | null; diagnosticVersion: number };

type BlockProps = {
  /** `photos`: how many it has. */
  job: Diagnosis & { id: string; photos: number };
  mayWrite: boolean;
  children: ReactNode;
};

/** Diagnostic of a job. `children` is its form while it is edited. */
export function DiagnosticBlock({ job, mayWrite, children }: BlockProps) {
  const { t } = useWords();
  const [query] = useSearchParams();
  const text = job.diagnostic;
  const jobId = job.id;
  const opener = useFocusBack<HTMLAnchorElement>(Boolean(children));
  const toggle = children ? (
    <LinkButton to={href("/repair-cms/:jobId", { jobId })} preventScrollReset>
      {t("ui:cancel")}
    </LinkButton>
  ) : (
    <LinkButton
      ref={opener}
      to={href("/repair-cms/:jobId/diagnostic", { jobId })}
      preventScrollReset
    >
      {t("repair:job.edit")}
    </LinkButton>
  );
  return (
    <Section
      id="diagnostic"
      title={t("repair:job.diagnostic")}
      action={
        <div className="flex flex-wrap justify-end gap-2">
          <LinkButton to={href("/repair-cms/:jobId/photos", { jobId })}>
            {job.photos > 0 ? t("photos:all", { number: job.photos }) : t("photos:title")}
          </LinkButton>
          {mayWrite && toggle}
        </div>
      }
    >
      {!children && mayWrite && query.has("added") && (
        <Suspense>
          <LaterUndo jobId={jobId} version={job.diagnosticVersion} />
        </Suspense>
      )}
      {children ||
        (text ? (
          <FreeText of={{ subjectId: jobId, field: "diagnostic" }}>{text}</FreeText>
        ) : (
          <p className="text-ink-soft">{t("repair:job.noDiagnostic")}</p>
        ))}
    </Section>
  );
}
