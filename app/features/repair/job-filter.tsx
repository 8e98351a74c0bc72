import { href, Link } from "react-router";
import { SearchBox } from "#app/ui/search-box.tsx";
import { useWords } from "#app/ui/words.ts";
import { jobStatuses, type OpenJobs } from "./job.ts";
import { type JobSearch, searchHref } from "./job-search.ts";

/**
 * Search box and status filter; both live in the address, so a search can be kept, shared and gone
 * back to.
 */
export function JobFilter({
  search,
  open,
  pending,
}: {
  search: JobSearch;
  open: Partial<OpenJobs>;
  pending: boolean;
}) {
  const { t } = useWords();
  const { text, status } = search;
  return (
    <div className="mb-3 grid gap-2 sm:mb-6 sm:gap-4">
      <SearchBox
        action={href("/repair-cms")}
        label={t("repair:jobs.search.label")}
        placeholder={t("repair:jobs.search.placeholder")}
        text={text}
        pending={pending}
        clearTo={searchHref({ text: "", status })}
        className=""
      >
        {status && <input type="hidden" name="status" value={status} />}
      </SearchBox>
      <nav
        aria-label={t("repair:jobs.filter.label")}
        className="flex flex-wrap gap-x-2 gap-y-1 sm:gap-2"
      >
        {[undefined, ...jobStatuses].map((one) => (
          <Link
            key={one ?? "all"}
            to={searchHref({ text, status: one })}
            aria-current={one === status ? "true" : undefined}
            className="label inline-flex min-h-11 items-center rounded-full border border-line-strong bg-card gap-2 px-3 text-base hover:bg-steel aria-[current]:border-ink aria-[current]:bg-ink aria-[current]:text-paper"
          >
            {one ? t(`repair:jobs.status.${one}`) : t("repair:jobs.filter.all")}
            {(one === "pending" || one === "in_progress") && (
              <span className="figures">{open[one]}</span>
            )}
          </Link>
        ))}
      </nav>
    </div>
  );
}
