import { href } from "react-router";
import type { FormAnswer } from "#app/ui/form/form.tsx";
import { PageHeader } from "#app/ui/page/page-header.tsx";
import { useWords } from "#app/ui/words.ts";
import { ImportProgress } from "./import-progress.tsx";
import { ImportActions, ImportNotice, ImportResult } from "./import-result.tsx";
import { NotedFile, type NotedPage, NotedRows } from "./noted-rows.tsx";
import { hasStage, isRunning, type ShownImport } from "./shown-import.ts";

type Props = {
  shown: ShownImport;
  refused: NotedPage;
  partial: NotedPage;
  answer: FormAnswer | undefined;
};

/** An import at its stage: previewed, running or done, with the rows that were not taken whole. */
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
