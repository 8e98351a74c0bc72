import { href } from "react-router";
import { LinkButton } from "#app/ui/button.tsx";
import { Empty } from "#app/ui/empty.tsx";
import { useWords } from "#app/ui/words.ts";
import { isFiltered, type JobSearch } from "./job-search.ts";

/** Nothing to show: the first job is to be written, or the search is too narrow. */
export function NoJobs({ search, isOffice }: { search: JobSearch; isOffice: boolean }) {
  const { t } = useWords();
  const filtered = isFiltered(search);
  return (
    <Empty title={t("repair:jobs.empty.title")}>
      <p className="text-ink-soft">
        {t(
          filtered
            ? "repair:jobs.empty.filtered"
            : isOffice
              ? "repair:jobs.empty.first"
              : "repair:jobs.empty.technician",
        )}
      </p>
      {filtered ? (
        <LinkButton to={href("/repair-cms")}>{t("repair:jobs.empty.showAll")}</LinkButton>
      ) : (
        <LinkButton to={href("/repair-cms/new")}>{t("repair:jobs.empty.create")}</LinkButton>
      )}
    </Empty>
  );
}
