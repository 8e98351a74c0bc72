import { href } from "react-router";
import { ImportProgress } from "#app/features/customers/import/import-progress.tsx";
import {
  ImportActions,
  ImportNotice,
  ImportResult,
} from "#app/features/customers/import/import-result.tsx";
import {
  NotedFile,
  type NotedPage,
  NotedRows,
} from "#app/features/customers/import/noted-rows.tsx";
import {
  hasStage,
  isRunning,
  type ShownImport,
} from "#app/features/customers/import/shown-import.ts";
import type { FormAnswer } from "#app/ui/form.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { useWords } from "#app/ui/words.ts";

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
