import { data, Outlet, useLocation, useNavigation } from "react-router";
import { findViewerOf } from "#app/features/account/guard.server.ts";
import type { JobSummary } from "#app/features/repair/job.ts";
import { JobFilter } from "#app/features/repair/job-filter.tsx";
import { type JobSearch, readSearch, searchHref } from "#app/features/repair/job-search.ts";
import { JobTable, JobTableSkeleton } from "#app/features/repair/job-table.tsx";
import { listJobs } from "#app/features/repair/jobs.server.ts";
import { platformContext } from "#app/platform/context.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { Empty } from "#app/ui/empty.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { useWords } from "#app/ui/words.ts";
import { searchWords } from "#app/values/fold.ts";
import type { Route } from "./+types/jobs";

type Page = { search: JobSearch; jobs?: JobSummary[]; more: boolean };

export async function loader({ context, request }: Route.LoaderArgs) {
  const search = readSearch(new URL(request.url).searchParams);
  const viewer = findViewerOf(context);
  // The session died while a form of this page was filled in: the form comes back, the list does not (decision 31).
  if (!viewer) return { search, jobs: [], more: false } satisfies Page;
  const asked = { status: search.status, words: searchWords(search.text), before: search.before };
  try {
    return { search, ...(await listJobs(context.get(platformContext).db, viewer.id, asked)) } satisfies Page;
  } catch (error) {
    console.error("the list of jobs could not be read", error);
    return data({ search, more: false } as Page, { status: 503 });
  }
}

export default function Jobs({ loaderData: { search, jobs, more } }: Route.ComponentProps) {
  const { say } = useWords();
  const navigation = useNavigation();
  const { search: query } = useLocation();
  const searching =
    navigation.state === "loading" && navigation.location.pathname === "/repair-cms" && !navigation.formMethod?.match(/post/i);

  return (
    <>
      <PageHeader title={say("repair:title")} lead={say("repair:jobs.lead")}>
        <LinkButton to={{ pathname: "/repair-cms/settings", search: query }} preventScrollReset>
          {say("repair:jobs.settings")}
        </LinkButton>
        <LinkButton to={{ pathname: "/repair-cms/new", search: query }} kind="primary" preventScrollReset>
          {say("repair:jobs.new")}
        </LinkButton>
      </PageHeader>
      <Outlet />
      <JobFilter search={search} pending={searching} />
      {searching ? <JobTableSkeleton /> : <List search={search} jobs={jobs} more={more} />}
    </>
  );
}

function List({ search, jobs, more }: Page) {
  const { say } = useWords();
  const here = searchHref(search);
  if (!jobs)
    return (
      <Notice kind="error">
        <p>{say("repair:jobs.notLoaded")}</p>
        <LinkButton to={here} reloadDocument className="mt-3">
          {say("ui:tryAgain")}
        </LinkButton>
      </Notice>
    );
  return (
    <section aria-label={say("repair:title")}>
      {jobs.length > 0 ? <JobTable jobs={jobs} back={here} /> : <Nothing search={search} />}
      {(more || search.before) && (
        <nav className="mt-6 flex flex-wrap gap-3">
          {search.before && <LinkButton to={searchHref({ ...search, before: undefined })}>{say("repair:jobs.newest")}</LinkButton>}
          {more && <LinkButton to={searchHref({ ...search, before: jobs.at(-1)!.number })}>{say("repair:jobs.older")}</LinkButton>}
        </nav>
      )}
    </section>
  );
}

/** Nothing to show: the first job is to be written, or the search is too narrow. */
function Nothing({ search: { text, status, before } }: { search: JobSearch }) {
  const { say } = useWords();
  const filtered = text !== "" || status !== undefined || before !== undefined;
  return (
    <Empty title={say("repair:jobs.empty.title")}>
      <p className="text-ink-soft">{say(filtered ? "repair:jobs.empty.filtered" : "repair:jobs.empty.first")}</p>
      {filtered ? (
        <LinkButton to="/repair-cms">{say("repair:jobs.empty.showAll")}</LinkButton>
      ) : (
        <LinkButton to="/repair-cms/new">{say("repair:jobs.empty.create")}</LinkButton>
      )}
    </Empty>
  );
}
