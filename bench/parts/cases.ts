import { v7 as newId } from "uuid";
import { listAudit } from "../../app/features/admin/audit/audit.server.ts";
import { listPeople } from "../../app/features/admin/people/people.server.ts";
import { shownEnd } from "../../app/features/billing/plan/current-plan.ts";
import { findJobWithQuotes } from "../../app/features/job-pages/job-with-quotes.server.ts";
import { findPanel } from "../../app/features/messages/conversation/panel.server.ts";
import { listConversations } from "../../app/features/messages/inbox/inbox.server.ts";
import type { InboxFilter } from "../../app/features/messages/inbox/inbox.ts";
import { listNews } from "../../app/features/news/list/items.server.ts";
import { listSources } from "../../app/features/news/sources/sources.server.ts";
import { newsStatus } from "../../app/features/news/sources/status.server.ts";
import { findQuote } from "../../app/features/quotes/quote-rows.server.ts";
import { findBoard } from "../../app/features/repair/board/board.server.ts";
import { findJob, type JobsQuery, listJobs } from "../../app/features/repair/list/jobs.server.ts";
import { promisedRange } from "../../app/features/repair/list/promised.ts";
import type { Db } from "../../app/platform/db/db.server.ts";
import { nthPerson, nthSource } from "../../tests/support/fill.ts";
import type { Ground } from "../ground.ts";
import { nthCustomer } from "../known-world.ts";
import type { Person } from "../world.ts";

const hour = 3_600_000;

/** Queries, each returning the number of rows it shows, joined rows included. */
export const cases: Record<string, (db: Db, ground: Ground) => Promise<number>> = {
  "jobs, first page": (db, { owner }) => list(db, owner, {}),
  "jobs, a later page": (db, { owner, own }) => list(db, owner, { before: own / 2 }),
  "jobs, one status": (db, { owner }) => list(db, owner, { status: "completed" }),
  "jobs, one status, a later page": (db, { owner, own }) =>
    list(db, owner, { status: "completed", before: own - 3 }),
  "jobs, one technician": (db, { owner }) => list(db, owner, { technicianId: owner.id }),
  "jobs, one technician, a later page": (db, { owner, own }) =>
    list(db, owner, { technicianId: owner.id, before: own / 2 }),
  "jobs, one technician and status": (db, { owner }) =>
    list(db, owner, { technicianId: owner.id, status: "completed" }),
  "jobs, assigned to nobody": (db, { owner }) => list(db, owner, { technicianId: null }),
  "jobs, overdue": (db, { owner, now }) => list(db, owner, { promised: { until: now } }),
  "jobs, overdue, a later page": (db, { owner, now }) =>
    list(db, owner, {
      promised: { until: now },
      after: { at: now - 30 * hour, id: "5" },
    }),
  "jobs, overdue, one technician": (db, { owner, now }) =>
    list(db, owner, { promised: { until: now }, technicianId: owner.id }),
  "jobs, overdue, one status": (db, { owner, now }) =>
    list(db, owner, { promised: { until: now }, status: "pending" }),
  "jobs, promised today": (db, { owner, now }) =>
    list(db, owner, { promised: promisedRange("today", now, "UTC") }),
  "jobs, promised this week": (db, { owner, now }) =>
    list(db, owner, { promised: promisedRange("week", now, "UTC") }),
  board: (db, { owner, now }) => board(db, owner, now),
  "board, one technician": (db, { owner, now }) => board(db, owner, now, owner.id),
  "board, assigned to nobody": (db, { owner, now }) => board(db, owner, now, null),
  "messages, first page": (db, ground) => inbox(db, ground, "all"),
  "messages, a later page": (db, ground) => inbox(db, ground, "all", true),
  "messages, unread": (db, ground) => inbox(db, ground, "unread", true),
  "messages, mine": (db, ground) => inbox(db, ground, "mine", true),
  "messages, not answered": (db, ground) => inbox(db, ground, "unanswered", true),
  "messages, answered": (db, ground) => inbox(db, ground, "answered", true),
  "messages, the panel of a customer": async (db, { owner }) => {
    const asked = { shopId: owner.shopId, language: "en", prices: true } as const;
    const of = { customerId: nthCustomer(1) };
    const { messages: shown } = await findPanel(db, { ...asked, of });
    // Each with its conversation, and the names of members.
    return 1 + 2 * shown.length + shown.filter(({ writer }) => writer !== null).length;
  },
  "one job": async (db, { owner, jobId }) => ((await findJob(db, owner.shopId, jobId)) ? 1 : 0),
  // With the name of its technician, and the visits of the vehicle before it, which are counted.
  "one job, 3 quotes x 3 materials, the shop": async (db, { owner, jobId }) => {
    const { job, earlier, quotes } = (await findJobWithQuotes(db, owner.shopId, jobId))!;
    const lines = quotes.reduce((sum, quote) => sum + 1 + quote.materials.length, 0);
    return 2 + Number(job.technician !== null) + earlier.length + lines;
  },
  // A user is a number, an account and a profile; none of them has a subscription. A line of the
  // log comes with one name or two.
  "users, first page": async (db) => 3 * (await listPeople(db, {}, 0, shownEnd)).people.length,
  "users, a later page": async (db) =>
    3 * (await listPeople(db, { before: 60 }, 0, shownEnd)).people.length,
  "audit log, first page": async (db) => namesAndLines(await listAudit(db, {})),
  "audit log, of one person": async (db) =>
    namesAndLines(await listAudit(db, { person: nthPerson(1), as: "actor" })),
  "news sources, first page": async (db) => (await listSources(db)).sources.length,
  "news sources, a later page": async (db) =>
    (await listSources(db, { after: nthSource(60) })).sources.length,
  // An article comes with its source, and the list with the sources to choose from.
  "news, first page": async (db) => shownNews(await listNews(db, {})),
  "news, a later page": async (db) => shownNews(await listNews(db, { before: deepInNews() })),
  "news, one language": async (db) => shownNews(await listNews(db, { language: "es" })),
  "news, one language, a later page": async (db) =>
    shownNews(await listNews(db, { language: "es", before: deepInNews() })),
  "news, one source": async (db) => shownNews(await listNews(db, { source: nthSource(1) })),
  "news, how it does": async (db) => {
    const { alarms, lost } = await newsStatus(db);
    return 1 + alarms.length + lost.length;
  },
  "one quote, 3 materials": async (db, { owner, jobId, quoteId }) =>
    1 + (await findQuote(db, owner.shopId, jobId, quoteId))!.materials.length,
};

/** Counts the name of an assigned technician as a row of its own. */
const rowsOf = (jobs: readonly { technician: string | null }[]) =>
  jobs.length + jobs.filter(({ technician }) => technician !== null).length;

/** The jobs, the members to filter by with their names, and the counter of open jobs. */
async function list(db: Db, { shopId }: Person, asked: JobsQuery) {
  const { jobs, members } = await listJobs(db, shopId, { ...asked, prices: true });
  return rowsOf(jobs) + 2 * members.length + 1;
}

async function board(db: Db, { shopId }: Person, now: number, technicianId?: string | null) {
  const { columns, members } = await findBoard(db, shopId, {
    technicianId,
    prices: true,
    canceled: true,
    now,
  });
  return rowsOf(Object.values(columns).flatMap(({ jobs }) => jobs)) + 2 * members.length;
}

/** A conversation with its customer, its last words, and the name of who looks after it. */
async function inbox(
  db: Db,
  { owner: { shopId, id }, own }: Ground,
  filter: InboxFilter,
  isLater = false,
) {
  const before = { at: 1.7e12 + (own / 2) * 1000, id: "z" };
  const asked = { shopId, by: id, filter, ...(isLater && { before }) };
  const { conversations } = await listConversations(db, asked);
  return 3 * conversations.length + conversations.filter(({ assigned }) => assigned).length;
}

const namesAndLines = ({ lines }: Awaited<ReturnType<typeof listAudit>>) =>
  lines.length +
  lines.flatMap(({ actor, subject }) => [actor, subject]).filter(({ email }) => email !== null)
    .length;
const deepInNews = () => ({ at: 1_700_000_000_000 + 60 * 60_000, id: newId() });
const shownNews = ({ items, sources }: Awaited<ReturnType<typeof listNews>>) =>
  2 * items.length + sources.length;
