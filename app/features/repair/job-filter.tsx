import { href, Link } from "react-router";
import { SearchBox } from "#app/ui/search-box.tsx";
import { useWords } from "#app/ui/words.ts";
import { jobStatuses, type OpenJobs } from "./job.ts";
import { type JobSearch, searchHref } from "./job-search.ts";

const pill =
  "label inline-flex min-h-11 items-center rounded-full border border-line-strong bg-card gap-2 px-3 text-base hover:bg-steel aria-[current]:border-ink aria-[current]:bg-ink aria-[current]:text-paper";

type Props = {
  search: JobSearch;
  /** Whether the viewer may see what is owed. */
  money: boolean;
  open: Partial<OpenJobs>;
  pending: boolean;
};

/**
 * Search box and status filter; both live in the address, so a search can be kept, shared and gone
 * back to. The board shows every status.
 */
export function JobFilter({ search, open, pending, money }: Props) {
  const { t } = useWords();
  const { before: _, after: __, show: ___, ...kept } = search;
  const { view, text, status, technician, promised, owed } = search;
  return (
    <div className="grid min-w-0 grid-cols-1 gap-1.5 sm:gap-4">
      <SearchBox
        action={href("/repair-cms")}
        label={t("repair:jobs.search.label")}
        placeholder={t("repair:jobs.search.placeholder")}
        text={text}
        pending={pending}
        clearTo={searchHref({ ...kept, text: "" })}
        className=""
      >
        {view && <input type="hidden" name="view" value={view} />}
        {status && <input type="hidden" name="status" value={status} />}
        {technician && <input type="hidden" name="technician" value={technician} />}
        {promised && <input type="hidden" name="promised" value={promised} />}
        {owed && <input type="hidden" name="owed" value="yes" />}
      </SearchBox>
      {!view && <Statuses search={kept} open={open} money={money} />}
    </div>
  );
}

function Statuses({ search, open, money }: Pick<Props, "search" | "open" | "money">) {
  const { t } = useWords();
  const { status, owed } = search;
  return (
    <nav
      aria-label={t("repair:jobs.filter.label")}
      className="flex gap-2 max-sm:overflow-x-auto max-sm:*:shrink-0 sm:flex-wrap"
    >
      {[undefined, ...jobStatuses].map((one) => (
        <Link
          key={one ?? "all"}
          to={searchHref({ ...search, status: one })}
          aria-current={one === status ? "true" : undefined}
          className={pill}
        >
          {one ? t(`repair:jobs.status.${one}`) : t("repair:jobs.filter.all")}
          {(one === "pending" || one === "in_progress") && (
            <span className="figures">{open[one]}</span>
          )}
        </Link>
      ))}
      {money && (
        <Link
          to={searchHref({ ...search, owed: owed ? undefined : true })}
          aria-current={owed ? "true" : undefined}
          className={pill}
        >
          {t("repair:jobs.filter.owed")}
        </Link>
      )}
    </nav>
  );
}
