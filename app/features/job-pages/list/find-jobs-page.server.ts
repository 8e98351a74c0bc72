import { data, href, redirect } from "react-router";
import { may } from "#app/features/account/role.ts";
import type { Viewer, ViewerShop } from "#app/features/account/viewer.ts";
import {
  agreedQuery,
  openDepositsOf,
} from "#app/features/approval/deposits/open-deposits.server.ts";
import {
  openDisputeOf,
  openDisputesQuery,
} from "#app/features/cards/returns/find-returns.server.ts";
import { findRunning } from "#app/features/clock/running.server.ts";
import {
  findFirstSteps,
  firstStepsQuery,
  mayStart,
} from "#app/features/job-pages/first-steps/first-steps.server.ts";
import { unreadQuery } from "#app/features/messages/inbox/unread.server.ts";
import { namingQuery } from "#app/features/notes/seen-mentions.server.ts";
import { findBoard } from "#app/features/repair/board/board.server.ts";
import { mapColumns } from "#app/features/repair/board/columns.ts";
import { isOverdue, type JobCard } from "#app/features/repair/job.ts";
import { findSoughtVehicles } from "#app/features/repair/list/found-vehicles.server.ts";
import {
  isFiltered,
  type JobSearch,
  jobsAddress,
  technicianAsked,
} from "#app/features/repair/list/job-search.ts";
import { findJob, listJobs } from "#app/features/repair/list/jobs.server.ts";
import { promisedRange } from "#app/features/repair/list/promised.ts";
import { scanOf } from "#app/features/repair/list/scan.ts";
import { documentSought } from "#app/features/reports/register/document-sought.ts";
import { findJobOfDocument } from "#app/features/reports/register/read-register.server.ts";
import { ifReadable } from "#app/http/answers.ts";
import { readerZone } from "#app/http/time-zone.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { readTogether } from "#app/platform/db/read-together.server.ts";
import { log } from "#app/platform/log/log.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import type { Language } from "#app/values/language.ts";
import type { JobsContent } from "./jobs-content.ts";
import { soughtWords } from "./sought-words.server.ts";

/** The jobs of a shop that the address asks for, or their board; 503 when they cannot be read. */
export async function findJobsPage(
  { db, now, defer }: Pick<Platform, "db" | "now" | "defer">,
  { shop, viewer, language }: { shop: ViewerShop; viewer: Viewer; language: Language },
  request: Request,
) {
  const params = new URL(request.url).searchParams;
  const search = jobsAddress.read(params);
  const prices = may(shop, "seePrices");
  const money = may(shop, "manageMoney");
  const rights = {
    mayDelete: may(shop, "deleteJobs"),
    mayManage: may(shop, "manageShop"),
    prices,
    money,
    joined: params.get("done") === "joined",
    // An owner without members needs no name.
    namelessAs: viewer.name || shop.role === "owner" ? undefined : viewer.email,
  };
  const scan = scanOf(search.text);
  if (scan?.kind === "job") {
    const { id } = scan;
    const scanned = await ifReadable("scan", () => findJob(db, shop.id, id));
    if (scanned) throw redirect(href("/repair-cms/:jobId", { jobId: id }));
  }
  const text = scan ? (scan.kind === "vin" ? scan.vin : scan.id) : search.text;
  const sighted = ifReadable("vehicles", () => findSoughtVehicles(db, shop.id, search.text));
  // Notices are hidden during a search.
  const told = ifReadable("news", () =>
    findListNews(db, { shop, viewer }, search.view !== undefined),
  );
  const clocked = shop.usesClock
    ? ifReadable("clock", () => findRunning(db, { shopId: shop.id, memberId: viewer.id }, now()))
    : undefined;
  const starting = isFiltered(search)
    ? undefined
    : findFirstSteps({ db, now, defer }, { shop, viewer }, async () => (await told)?.steps);
  const technicianId = technicianAsked(search, viewer.id);
  const late = <Job extends Parameters<typeof isOverdue>[0]>(job: Job) => ({
    ...job,
    overdue: isOverdue(job, now()),
  });
  const seen = { technicianId, prices, language };

  async function readBoard() {
    const canceled = search.canceled === "yes";
    const asked = { ...seen, words: await soughtWords(text), now: now(), canceled };
    return findBoard(db, shop.id, asked);
  }

  async function readList() {
    const sought = money ? documentSought(search.text) : undefined;
    const id = sought && (await findJobOfDocument(db, shop.id, sought));
    return listJobs(db, shop.id, {
      ...seen,
      id,
      status: search.status,
      stateId: search.state,
      promised:
        search.promised && id === undefined
          ? promisedRange(search.promised, now(), readerZone(request))
          : undefined,
      words: id === undefined ? await soughtWords(text) : [],
      before: search.before,
      after: search.after,
      limit: search.show,
      money,
      owed: money && search.owed === "yes",
    });
  }

  try {
    const found = await (search.view ? readBoard() : readList());
    const [steps, news, vehicles, clock] = await Promise.all([starting, told, sighted, clocked]);
    const card = (job: JobCard) => ({ ...late(job), deposit: news?.deposits?.get(job.id) });
    const shown =
      "columns" in found
        ? {
            board: mapColumns(found.columns, card),
            members: found.members,
            states: found.states,
            more: false,
          }
        : { ...found, jobs: found.jobs.map(late) };
    const content = {
      search,
      ...shown,
      steps,
      ...shownNews(news, search),
      vehicles,
      clock,
      ...rights,
    };
    return content as JobsContent;
  } catch (error) {
    log.error("the list of jobs could not be read", error);
    return data(
      { search, members: [], states: [], more: false, ...rights, news: 0 } as JobsContent,
      {
        status: 503,
      },
    );
  }
}

/** Disputes are not shown while somebody is looking for something. */
const shownNews = (
  told: Awaited<ReturnType<typeof findListNews>> | undefined,
  search: JobSearch,
) => ({
  naming: told?.naming,
  disputes: isFiltered(search) ? undefined : told?.disputes,
  news: told?.news ?? 0,
});

/**
 * Notices above the list of jobs, or on the cards of the board, in one round trip: notes that
 * mention the viewer; for office roles also open disputes, unread conversations, the first steps of
 * a new shop and, on the board, deposits that are agreed and not paid.
 */
async function findListNews(
  db: Db,
  { shop, viewer }: { shop: ViewerShop; viewer: Viewer },
  isBoard: boolean,
) {
  const isOffice = may(shop, "manageMoney");
  const [naming, disputes, unread, steps, agreed] = await readTogether(db, [
    namingQuery(db, shop.id, viewer.id),
    isOffice ? openDisputesQuery(db, shop.id) : undefined,
    isOffice ? unreadQuery(db, shop.id) : undefined,
    mayStart(shop) ? firstStepsQuery(db, shop.id) : undefined,
    isOffice && isBoard ? agreedQuery(db, shop.id) : undefined,
  ]);
  return {
    naming,
    disputes: disputes?.map(openDisputeOf),
    news: unread?.[0]?.unread ?? 0,
    steps: steps?.[0],
    deposits: agreed && openDepositsOf(agreed),
  };
}
