import { data, href, Outlet, useLocation, useNavigation } from "react-router";
import { type InShop, read } from "#app/features/account/guard.server.ts";
import { InterruptedForm, interruptedBy } from "#app/features/account/interrupted-form.tsx";
import { may } from "#app/features/account/role.ts";
import type { OpenJobs } from "#app/features/repair/job.ts";
import { JobFilter } from "#app/features/repair/job-filter.tsx";
import {
  type JobSearch,
  jobsPerPage,
  readSearch,
  searchHref,
} from "#app/features/repair/job-search.ts";
import { JobTable, JobTableSkeleton, type ListedJob } from "#app/features/repair/job-table.tsx";
import { jobWords } from "#app/features/repair/job-words.ts";
import { listJobs } from "#app/features/repair/jobs.server.ts";
import { platformContext } from "#app/platform/context.ts";
import { log } from "#app/platform/log/log.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { Empty } from "#app/ui/empty.tsx";
import { ListNav } from "#app/ui/list-nav.tsx";
import { NotLoaded } from "#app/ui/not-loaded.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { useWords } from "#app/ui/words.ts";
import { day } from "#app/values/calendar.ts";
import { addsTo, moreThan } from "#app/values/shown.ts";
import type { Route } from "./+types/jobs";

type List = { search: JobSearch; jobs?: ListedJob[]; more: boolean; open?: OpenJobs };
type Page = List & { mayDelete: boolean; mayManage: boolean };

export const loader = read(
  { area: "repair", needs: "readRecords" },
  async ({ context, request, shop }: Route.LoaderArgs & InShop) => {
    const search = readSearch(new URL(request.url).searchParams);
    const { db, now } = context.get(platformContext);
    const rights = { mayDelete: may(shop, "deleteJobs"), mayManage: may(shop, "manageShop") };
    const asked = {
      status: search.status,
      words: jobWords(search.text),
      before: search.before,
      limit: search.show!,
      prices: may(shop, "seePrices"),
    };
    try {
      const { jobs, ...list } = await listJobs(db, shop.id, asked);
      const daysSince = (at: Date) => Math.max(0, Math.floor((now() - at.getTime()) / day));
      return {
        search,
        jobs: jobs.map((job) => ({ ...job, days: daysSince(job.createdAt) })),
        ...list,
        ...rights,
      } satisfies Page;
    } catch (error) {
      log.error("the list of jobs could not be read", error);
      return data({ search, more: false, ...rights } as Page, { status: 503 });
    }
  },
);

export default function Jobs({ loaderData }: Route.ComponentProps) {
  const { search, open, mayManage } = loaderData;
  const { t } = useWords();
  const navigation = useNavigation();
  const { search: query } = useLocation();
  const coming =
    navigation.state === "loading" && !navigation.formMethod?.match(/post/i)
      ? navigation.location
      : undefined;
  // More of the same stays below what is there.
  const searching = coming?.pathname === href("/repair-cms") && !addsTo(coming.search);

  return (
    <>
      <PageHeader title={t("repair:title")} tight>
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
      <JobFilter search={search} open={open ?? {}} pending={searching} />
      {searching ? <JobTableSkeleton /> : <JobList {...loaderData} />}
    </>
  );
}

const Gear = () => (
  <svg
    aria-hidden
    viewBox="0 0 24 24"
    className="size-6 fill-none stroke-current stroke-2 sm:hidden"
  >
    <circle cx="12" cy="12" r="3.5" />
    <path d="M12 2.5v4m0 11v4M2.5 12h4m11 0h4m5.3 5.3 2.8 2.8m7.8 7.8 2.8 2.8m0-13.4-2.8 2.8m-7.8 7.8-2.8 2.8" />
  </svg>
);

function JobList({ search, jobs, more, mayDelete }: Page) {
  const { t } = useWords();
  const show = moreThan(search.show!, jobsPerPage);
  if (!jobs) return <NotLoaded what="repair:jobs.notLoaded" />;
  const start = { ...search, show: jobsPerPage };
  const next = show ? { ...search, show } : { ...start, before: jobs.at(-1)?.number };
  return (
    <section aria-label={t("repair:title")}>
      {jobs.length > 0 ? (
        <JobTable jobs={jobs} mayDelete={mayDelete} />
      ) : (
        <Nothing search={search} />
      )}
      <ListNav
        newest={
          search.before !== undefined && {
            to: searchHref({ ...start, before: undefined }),
            text: t("repair:jobs.newest"),
          }
        }
        more={
          more && { to: searchHref(next), text: t("repair:jobs.older"), adds: show !== undefined }
        }
      />
    </section>
  );
}

/**
 * The list could not be fetched at all: the shop's network is gone, most likely. Or a form of this
 * page came without a session.
 */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { t } = useWords();
  const interrupted = interruptedBy(error);
  if (interrupted) return <InterruptedForm {...interrupted} />;
  return (
    <>
      <PageHeader title={t("repair:title")} />
      <NotLoaded what="repair:jobs.notLoaded" />
    </>
  );
}

/** Nothing to show: the first job is to be written, or the search is too narrow. */
function Nothing({ search: { text, status, before } }: { search: JobSearch }) {
  const { t } = useWords();
  const filtered = text !== "" || status !== undefined || before !== undefined;
  return (
    <Empty title={t("repair:jobs.empty.title")}>
      <p className="text-ink-soft">
        {t(filtered ? "repair:jobs.empty.filtered" : "repair:jobs.empty.first")}
      </p>
      {filtered ? (
        <LinkButton to={href("/repair-cms")}>{t("repair:jobs.empty.showAll")}</LinkButton>
      ) : (
        <LinkButton to={href("/repair-cms/new")}>{t("repair:jobs.empty.create")}</LinkButton>
      )}
    </Empty>
  );
}
