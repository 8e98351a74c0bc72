import { useEffect, useState } from "react";
import { href, useFetcher, useSearchParams } from "react-router";
import { type FormAnswer, SubmitButton, WorkForm } from "#app/ui/form/form.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { useWords } from "#app/ui/words.ts";
import { rememberedBefore } from "./before-added.ts";

/**
 * Tells that the assistant's answer was added (`?added=` is the saved version), and offers to
 * restore the previous diagnostic, unless someone has changed it since.
 */
export function UndoAdded({ jobId, version }: { jobId: string; version: number }) {
  const { t } = useWords();
  const fetcher = useFetcher<FormAnswer>();
  const [before, setBefore] = useState<string | null>(null);
  const [query] = useSearchParams();
  const added = query.get("added");
  useEffect(() => setBefore(added ? rememberedBefore(jobId) : null), [jobId, added]);
  if (added !== String(version)) return null;
  const refused = fetcher.data && !fetcher.data.ok ? fetcher.data.error : undefined;
  if (refused)
    return (
      <Notice kind="error">
        {t(
          refused.key === "repair:job.diagnosticChanged"
            ? { key: "repair:job.addedChanged" }
            : refused,
        )}
      </Notice>
    );
  return (
    <Notice kind="done" className="mb-3 print:hidden">
      <div className="flex flex-wrap items-center justify-between gap-3">
        {t("repair:job.added")}
        {before !== null && (
          <WorkForm
            fetcher={fetcher}
            answer={undefined}
            action={href("/repair-cms/:jobId/diagnostic", { jobId })}
          >
            <input type="hidden" name="diagnostic" value={before} />
            <input type="hidden" name="version" value={added} />
            <SubmitButton kind="plain" pending={t("repair:job.undoing")}>
              {t("repair:job.undo")}
            </SubmitButton>
          </WorkForm>
        )}
      </div>
    </Notice>
  );
}
