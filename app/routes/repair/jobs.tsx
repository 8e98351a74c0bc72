import { data, Outlet, useLocation, useNavigation } from "react-router";
import { viewerOf } from "#app/features/account/guard.server.ts";
import { interruptedBy, KeptForm } from "#app/features/account/kept-form.tsx";
import type { JobSummary } from "#app/features/repair/job.ts";
import { JobFilter } from "#app/features/repair/job-filter.tsx";
import { type JobSearch, readSearch, searchHref } from "#app/features/repair/job-search.ts";
import { JobTable, JobTableSkeleton } from "#app/features/repair/job-table.tsx";
import { jobWords } from "#app/features/repair/job-words.ts";
import { listJobs } from "#app/features/repair/jobs.server.ts";
import { platformContext } from "#app/platform/context.ts";
import { log } from "#app/platform/log.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { Empty } from "#app/ui/empty.tsx";
import { NotLoaded } from "#app/ui/not-loaded.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { useWords } from "#app/ui/words.ts";
import type { Route } from "./+types/jobs";

type Page = { search: JobSearch; jobs?: JobSummary[]; more: boolean };

export async function loader({ context, request }: Route.LoaderArgs) {
  const search = readSearch(new URL(request.url).searchParams);
  const viewer = viewerOf(context);
  const asked = { status: search.status, words: jobWords(search.text), before: search.before };
  try {
    return { search, ...(await listJobs(context.get(platformContext).db, viewer.id, asked)) } satisfies Page;
  } catch (error) {
    log.error("the list of jobs could not be read", error);
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
      <PageHeader title={say("repair:title")}>
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
  if (!jobs) return <NotLoaded what="repair:jobs.notLoaded" />;
  return (
    <section aria-label={say("repair:title")}>
      {jobs.length > 0 ? <JobTable jobs={jobs} /> : <Nothing search={search} />}
      {(more || search.before) && (
        <nav className="mt-6 flex flex-wrap gap-3">
          {search.before && <LinkButton to={searchHref({ ...search, before: undefined })}>{say("repair:jobs.newest")}</LinkButton>}
          {more && <LinkButton to={searchHref({ ...search, before: jobs.at(-1)!.number })}>{say("repair:jobs.older")}</LinkButton>}
        </nav>
      )}
    </section>
  );
}

/** The list could not be fetched at all: the shop's network is gone, most likely. Or a form of this page came without a session. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { say } = useWords();
  const interrupted = interruptedBy(error);
  if (interrupted) return <KeptForm {...interrupted} />;
  return (
    <>
      <PageHeader title={say("repair:title")} />
      <NotLoaded what="repair:jobs.notLoaded" />
    </>
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
