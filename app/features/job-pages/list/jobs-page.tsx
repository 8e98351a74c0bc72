import { memo, Suspense } from "react";
import { href, Outlet, useLocation } from "react-router";
import { LaterRunningLine } from "#app/features/clock/later-clock.ts";
import { FirstStepsCard } from "#app/features/job-pages/first-steps/first-steps-card.tsx";
import { inboxAddress } from "#app/features/messages/inbox/inbox.ts";
import { NamingJobs } from "#app/features/notes/naming-jobs.tsx";
import { Board } from "#app/features/repair/board/board.tsx";
import { Gear } from "#app/features/repair/gear.tsx";
import type { OpenJobs } from "#app/features/repair/job.ts";
import { FoundVehicles } from "#app/features/repair/list/found-vehicles.tsx";
import { JobFilter } from "#app/features/repair/list/job-filter.tsx";
import { cursorBehind, isFiltered, jobsAddress } from "#app/features/repair/list/job-search.ts";
import { JobTable } from "#app/features/repair/list/job-table.tsx";
import { NoJobs } from "#app/features/repair/list/no-jobs.tsx";
import { planColumns } from "#app/features/repair/list/plan-columns.ts";
import { LaterLinkWatch } from "#app/features/repair/page/later-link-watch.tsx";
import { ScanSearch } from "#app/features/scan/page/scan-search.tsx";
import { Welcome } from "#app/features/shop/team/welcome.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { useFirst } from "#app/ui/page/first-screen.ts";
import { ListNav, useSearching } from "#app/ui/page/list-nav.tsx";
import { NotLoaded } from "#app/ui/page/not-loaded.tsx";
import { PageHeader } from "#app/ui/page/page-header.tsx";
import { SkeletonRows } from "#app/ui/skeleton.tsx";
import { useWords } from "#app/ui/words.ts";
import { nextPage } from "#app/values/list-address.ts";
import type { JobsContent } from "./jobs-content.ts";
import { LaterDisputes } from "./later-disputes.ts";

/** The list of jobs or their board, with its search above. */
export function JobsPage(page: JobsContent) {
  const {
    search,
    open,
    members,
    states,
    board,
    mayManage,
    money,
    joined,
    namelessAs,
    steps,
    disputes,
  } = page;
  const { news } = page;
  const { t } = useWords();
  const { search: query } = useLocation();
  const searching = useSearching(href("/repair-cms"));

  // There is nothing to filter.
  const isBare =
    !isFiltered(search) && (page.jobs ? page.jobs.length === 0 : steps?.jobId === null);

  return (
    <>
      <PageHeader title={t("repair:title")} tight>
        {news > 0 && (
          <LinkButton to={inboxAddress.href({ filter: "unread" })}>
            {t("messages:news", { number: news })}
          </LinkButton>
        )}
        {mayManage && (
          <LinkButton
            to={{ pathname: href("/repair-cms/settings"), search: query }}
            preventScrollReset
            className="max-sm:px-2.5"
          >
            <Gear />
            <span className="max-sm:sr-only">{t("repair:jobs.settings")}</span>
          </LinkButton>
        )}
        <LinkButton
          to={{ pathname: href("/repair-cms/new"), search: query }}
          kind="primary"
          preventScrollReset
        >
          {t("repair:jobs.new")}
        </LinkButton>
      </PageHeader>
      <Outlet />
      <Welcome joined={joined} namelessAs={namelessAs} />
      {disputes && disputes.length > 0 && (
        <Suspense>
          <LaterDisputes disputes={disputes} />
        </Suspense>
      )}
      {steps && <FirstStepsCard found={steps} />}
      {page.clock && (
        <Suspense>
          <LaterRunningLine running={page.clock} link />
        </Suspense>
      )}
      {page.naming && <NamingJobs jobs={page.naming} />}
      {!isBare && (
        <Filter
          search={search}
          members={members}
          states={states}
          open={open ?? noneOpen}
          pending={searching}
          money={money}
          scan={scan}
        />
      )}
      {!searching && page.vehicles && <FoundVehicles vehicles={page.vehicles} />}
      {searching ? (
        <SkeletonRows className="h-24 wide:h-20" />
      ) : board ? (
        <Cards columns={board} states={states} search={search} />
      ) : (
        <List {...page} />
      )}
      <LaterLinkWatch />
    </>
  );
}

const noneOpen: Partial<OpenJobs> = {};
// Neither a navigation nor a dialog above the list renders it again.
const Cards = memo(Board);
const Filter = memo(JobFilter);
const scan = <ScanSearch />;
const List = memo(JobList);

function JobList({ search, jobs, members, more, mayDelete, prices, money }: JobsContent) {
  const { t } = useWords();
  const shown = useFirst(jobs ?? []);
  if (!jobs) return <NotLoaded what="repair:jobs.notLoaded" />;
  const start = { ...search, before: undefined, after: undefined, show: undefined };
  const next = nextPage(jobsAddress, search, cursorBehind(jobs.at(-1), search));
  return (
    <section aria-label={t("repair:title")}>
      {jobs.length > 0 ? (
        <JobTable
          jobs={shown}
          mayDelete={mayDelete}
          prices={prices}
          columns={planColumns(jobs, members, search)}
        />
      ) : (
        <NoJobs search={search} isOffice={money} />
      )}
      <ListNav
        newest={
          (search.before !== undefined || search.after !== undefined) && {
            to: jobsAddress.href(start),
            text: t("repair:jobs.newest"),
          }
        }
        more={more && { ...next, text: t("repair:jobs.older") }}
      />
    </section>
  );
}
