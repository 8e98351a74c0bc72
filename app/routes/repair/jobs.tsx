import { memo } from "react";
import {
  data,
  href,
  Outlet,
  type ShouldRevalidateFunctionArgs,
  useLocation,
  useNavigation,
} from "react-router";
import { type InShop, read } from "#app/features/account/guard.server.ts";
import { InterruptedForm, interruptedBy } from "#app/features/account/interrupted-form.tsx";
import { may } from "#app/features/account/role.ts";
import { findBoard } from "#app/features/repair/board/board.server.ts";
import { Board } from "#app/features/repair/board/board.tsx";
import { type Columns, mapColumns, type ShownCard } from "#app/features/repair/board/columns.ts";
import { Gear } from "#app/features/repair/gear.tsx";
import {
  isOverdue,
  type JobCard,
  type OpenJobs,
  type ShopMember,
} from "#app/features/repair/job.ts";
import { JobFilter } from "#app/features/repair/job-filter.tsx";
import {
  type JobSearch,
  jobsPerPage,
  readSearch,
  searchHref,
  technicianAsked,
} from "#app/features/repair/job-search.ts";
import { JobTable, JobTableSkeleton, type ListedJob } from "#app/features/repair/job-table.tsx";
import { JobViews } from "#app/features/repair/job-views.tsx";
import { listJobs } from "#app/features/repair/jobs.server.ts";
import { LaterLinkWatch } from "#app/features/repair/later-link-watch.tsx";
import { cursorBehind } from "#app/features/repair/list-cursor.ts";
import { NoJobs } from "#app/features/repair/no-jobs.tsx";
import { planColumns } from "#app/features/repair/plan-columns.ts";
import { promisedRange } from "#app/features/repair/promised.ts";
import { documentSought } from "#app/features/reports/register/document-sought.ts";
import { findJobOfDocument } from "#app/features/reports/register/read-register.server.ts";
import { Welcome } from "#app/features/shop/team/welcome.tsx";
import { askedBehindDialog } from "#app/http/behind-dialog.ts";
import { readerZone } from "#app/http/time-zone.ts";
import { platformContext } from "#app/platform/context.ts";
import { log } from "#app/platform/log/log.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { useFirst } from "#app/ui/first-screen.ts";
import { ListNav } from "#app/ui/list-nav.tsx";
import { NotLoaded } from "#app/ui/not-loaded.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { useWords } from "#app/ui/words.ts";
import { day } from "#app/values/calendar.ts";
import { addsTo, moreThan } from "#app/values/shown.ts";
import type { Route } from "./+types/jobs";
import { soughtWords } from "./sought-words.server.ts";

type Page = {
  search: JobSearch;
  members: readonly ShopMember[];
  /** One of the two, unless it could not be read. */
  jobs?: ListedJob[];
  board?: Columns<ShownCard>;
  more: boolean;
  open?: OpenJobs;
  mayDelete: boolean;
  mayManage: boolean;
  prices: boolean;
  money: boolean;
  joined: boolean;
  namelessAs: string | undefined;
};

export const loader = read(
  { area: "repair", needs: "readRecords" },
  async ({ context, request, shop, viewer }: Route.LoaderArgs & InShop) => {
    const params = new URL(request.url).searchParams;
    const search = readSearch(params);
    const { db, now } = context.get(platformContext);
    const prices = may(shop, "seePrices");
    const money = may(shop, "manageMoney");
    const rights = {
      mayDelete: may(shop, "deleteJobs"),
      mayManage: may(shop, "manageShop"),
      prices,
      money,
      joined: params.get("done") === "joined",
      // An owner alone is seen by nobody.
      namelessAs: viewer.name || shop.role === "owner" ? undefined : viewer.email,
    };
    const technicianId = technicianAsked(search, viewer.id);
    const late = (job: JobCard) => ({ ...job, overdue: isOverdue(job, now()) });
    try {
      if (search.view) {
        const words = await soughtWords(search.text);
        const found = await findBoard(db, shop.id, { technicianId, prices, now: now(), words });
        const board = mapColumns(found.columns, late);
        return { search, board, members: found.members, more: false, ...rights } as Page;
      }
      const sought = money ? documentSought(search.text) : undefined;
      const id = sought && (await findJobOfDocument(db, shop.id, sought));
      const asked = {
        id,
        status: search.status,
        technicianId,
        promised:
          search.promised && id === undefined
            ? promisedRange(search.promised, now(), readerZone(request))
            : undefined,
        words: id === undefined ? await soughtWords(search.text) : [],
        before: search.before,
        after: search.after,
        limit: search.show!,
        ...{ prices, money, owed: money && search.owed === true },
      };
      const { jobs, ...list } = await listJobs(db, shop.id, asked);
      const daysSince = (at: Date) => Math.max(0, Math.floor((now() - at.getTime()) / day));
      return {
        search,
        jobs: jobs.map((job) => ({
          ...job,
          days: daysSince(job.createdAt),
          overdue: isOverdue(job, now()),
        })),
        ...list,
        ...rights,
      } as Page;
    } catch (error) {
      log.error("the list of jobs could not be read", error);
      return data({ search, members: [], more: false, ...rights } as Page, { status: 503 });
    }
  },
);

const isAsked = askedBehindDialog();
/** Whoever is refused because someone else moved the card sees where it is now. */
export const shouldRevalidate = (step: ShouldRevalidateFunctionArgs) =>
  isAsked(step) || step.actionStatus === 409;

export default function Jobs({ loaderData }: Route.ComponentProps) {
  const { search, open, members, board, mayManage, money, joined, namelessAs } = loaderData;
  const { t } = useWords();
  const navigation = useNavigation();
  const { search: query } = useLocation();
  const coming =
    navigation.state === "loading" && !navigation.formMethod?.match(/post/i)
      ? navigation.location
      : undefined;
  // More of the same stays below what is there, and so does all of it when a dialog closes.
  const searching =
    coming?.pathname === href("/repair-cms") && coming.search !== query && !addsTo(coming.search);

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
      <Welcome joined={joined} namelessAs={namelessAs} />
      <div className="mb-2 grid grid-cols-1 gap-1.5 sm:mb-6 sm:gap-4">
        <Filter search={search} open={open ?? noneOpen} pending={searching} money={money} />
        <Views search={search} members={members} />
      </div>
      {searching ? (
        <JobTableSkeleton />
      ) : board ? (
        <Cards columns={board} search={search} />
      ) : (
        <List {...loaderData} />
      )}
      <LaterLinkWatch />
    </>
  );
}

const noneOpen: Partial<OpenJobs> = {};
// Neither a navigation nor a dialog above the list renders it again.
const Cards = memo(Board);
const Filter = memo(JobFilter);
const List = memo(JobList);
const Views = memo(JobViews);

function JobList({ search, jobs, members, more, mayDelete, prices }: Page) {
  const { t } = useWords();
  const shown = useFirst(jobs ?? []);
  const show = moreThan(search.show!, jobsPerPage);
  if (!jobs) return <NotLoaded what="repair:jobs.notLoaded" />;
  const start = { ...search, show: jobsPerPage, before: undefined, after: undefined };
  const next = show ? { ...search, show } : { ...start, ...cursorBehind(jobs.at(-1), search) };
  return (
    <section aria-label={t("repair:title")}>
      {jobs.length > 0 ? (
        <JobTable
          jobs={shown}
          mayDelete={mayDelete}
          prices={prices}
          columns={planColumns(jobs, members)}
        />
      ) : (
        <NoJobs search={search} />
      )}
      <ListNav
        newest={
          (search.before !== undefined || search.after !== undefined) && {
            to: searchHref(start),
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
