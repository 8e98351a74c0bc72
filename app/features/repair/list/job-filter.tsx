import type { ReactNode } from "react";
import { href, Link } from "react-router";
import { jobStatuses, type OpenJobs, type ShopMember } from "#app/features/repair/job.ts";
import type { JobState } from "#app/features/repair/states/state.ts";
import { SearchBox } from "#app/ui/form/search-box.tsx";
import { useWords } from "#app/ui/words.ts";
import { FilterMenu, Kept } from "./filter-menu.tsx";
import { type JobSearch, jobsAddress, jobsPerPage } from "./job-search.ts";

type Props = {
  search: JobSearch;
  members: readonly ShopMember[];
  states: readonly JobState[];
  /** Whether the viewer may see what is owed. */
  money: boolean;
  open: Partial<OpenJobs>;
  pending: boolean;
  /** Button that searches by a photo. */
  scan: ReactNode;
};

/**
 * Search box, statuses and further filters; all state is in the address, so that a search can be
 * bookmarked and shared. The board shows every status.
 */
export function JobFilter({ search, members, states, open, pending, money, scan }: Props) {
  const { t } = useWords();
  const kept = { ...search, before: undefined, after: undefined, show: jobsPerPage };
  const { view, text } = search;
  return (
    <div className="mb-2 flex min-w-0 flex-wrap items-center gap-1.5 sm:mb-5 sm:gap-3 print:hidden">
      <SearchBox
        action={href("/repair-cms")}
        label={t("repair:jobs.search.label")}
        placeholder={t("repair:jobs.search.placeholder")}
        text={text}
        pending={pending}
        clearTo={jobsAddress.href({ ...kept, text: "" })}
        className={`lg:flex-1 lg:basis-72 ${view ? "max-lg:flex-1 max-lg:basis-0 max-sm:min-w-62" : "min-w-0 max-lg:basis-full"}`}
      >
        <Kept params={jobsAddress.params({ ...kept, text: "" })} />
      </SearchBox>
      {scan}
      {!view && <Statuses search={kept} open={open} />}
      <FilterMenu search={kept} members={members} states={states} money={money} />
    </div>
  );
}

/** Counts are shown for open statuses, while the list is unfiltered. */
function Statuses({ search, open }: Pick<Props, "search" | "open">) {
  const { t } = useWords();
  const { status, text, state, technician, promised, owed } = search;
  const isCounted = !(text || state || technician || promised || owed);
  return (
    <nav
      aria-label={t("repair:jobs.filter.label")}
      className="flex min-w-0 max-sm:flex-1 max-sm:overflow-x-auto max-sm:*:shrink-0"
    >
      {[undefined, ...jobStatuses].map((one) => (
        <Link
          key={one ?? "all"}
          to={jobsAddress.href({ ...search, status: one, state: undefined })}
          aria-current={one === status ? "true" : undefined}
          className="label inline-flex min-h-11 items-center gap-2 border border-l-0 border-line-strong bg-card px-3 text-base whitespace-nowrap first:rounded-l-md first:border-l last:rounded-r-md hover:bg-steel focus-visible:-outline-offset-3 aria-[current]:border-ink aria-[current]:bg-ink aria-[current]:text-paper"
        >
          {one ? t(`repair:jobs.status.${one}`) : t("repair:jobs.filter.all")}
          {isCounted && (one === "pending" || one === "in_progress") && (
            <span className="figures">{open[one]}</span>
          )}
        </Link>
      ))}
    </nav>
  );
}
