import type { Miniflare } from "miniflare";
import { v7 as newId } from "uuid";
import { listAudit } from "../../app/features/admin/audit/audit.server.ts";
import { listPeople } from "../../app/features/admin/people/people.server.ts";
import { shownEnd } from "../../app/features/billing/plan/current-plan.ts";
import { listNews } from "../../app/features/news/list/items.server.ts";
import { listSources } from "../../app/features/news/sources/sources.server.ts";
import { newsStatus } from "../../app/features/news/sources/status.server.ts";
import { findJobWithQuotes } from "../../app/features/quotes/job-with-quotes.server.ts";
import { findQuote } from "../../app/features/quotes/quote-rows.server.ts";
import { findJob, listJobs } from "../../app/features/repair/list/jobs.server.ts";
import { fillAudit, fillNews, fillPeople, nthPerson, nthSource } from "../../tests/support/fill.ts";
import { fillKnown, tieKnown } from "../customer-world.ts";
import { fillForum } from "../forum-world.ts";
import { openServer } from "../server.ts";
import { type Line, ms } from "../table.ts";
import { fillSessions, fillVideos } from "../video-world.ts";
import {
  fillJobs,
  fillQuotes,
  fillShop,
  makePerson,
  nthJob,
  openDatabase,
  type Person,
} from "../world.ts";
import { type JobGround, jobCases } from "./job-cases.ts";
import { messageCases } from "./message-cases.ts";
import { fillMessages } from "./message-world.ts";
import { bareScans, plansLine } from "./plans.ts";
import { roundTrips } from "./round-trips.ts";
import {
  askAll,
  type Cases,
  openCounted,
  openNotes,
  rowsRead,
  sizesOf,
  timeOf,
} from "./rows-read.ts";

type Ground = JobGround & {
  miniflare: Miniflare;
  d1: D1Database;
  size: number;
  jobId: string;
  quoteId: string;
};

/** What is asked, and how many rows a reader sees of it (joined ones too). */
const cases: Cases<Ground> = {
  ...jobCases,
  ...messageCases,
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

const searches: Record<string, string[]> = {
  "search, a word of every job": ["corolla"],
  "search, a word of one job in 1,000": ["zonda"],
  "search, two words": ["ruiz", "zonda"],
  "search, a word of no job": ["nowhere"],
  "search, a telephone number of no job": ["528677123456"],
};

const namesAndLines = ({ lines }: Awaited<ReturnType<typeof listAudit>>) =>
  lines.length +
  lines.flatMap(({ actor, subject }) => [actor, subject]).filter(({ email }) => email !== null)
    .length;
const deepInNews = () => ({ at: 1_700_000_000_000 + 60 * 60_000, id: newId() });
const shownNews = ({ items, sources }: Awaited<ReturnType<typeof listNews>>) =>
  2 * items.length + sources.length;

/**
 * P4: rows read, round trips, query plans and search, with so many jobs in the table; the shop's
 * own are at most 10,000 of them.
 */
export async function database(sizes: number[]): Promise<Line[]> {
  const lines: Line[] = [];
  const notes = openNotes();
  for (const [n, size] of sizes.entries()) {
    const last = n === sizes.length - 1;
    const ground = await prepareGround(size, last);
    await askAll(cases, ground.d1, ground, notes);
    if (last) lines.push(...(await searching(ground, size)), ...(await roundTrips(ground)));
    await ground.miniflare.dispose();
  }
  return [
    ...rowsRead(notes, sizesOf(sizes, "jobs")),
    plansLine("the above", notes.scans),
    ...lines,
  ];
}

/** A server with so many jobs in its database, which counts what it is asked if `counted`. */
export async function prepareGround(size: number, counted: boolean): Promise<Ground> {
  const miniflare = await openServer("app", { counting: counted });
  const d1 = await openDatabase(miniflare);
  const [own, now] = [Math.min(10_000, size), Date.now()];
  // Another shop follows in every index, as in any database but an empty one.
  const two = [await makePerson(d1, "premium"), await makePerson(d1, "premium")];
  const [owner, next] = two.sort((a, b) => (a.shopId < b.shopId ? -1 : 1)) as [Person, Person];
  await fillJobs(d1, next.id, 100, now);
  await fillShop(d1, owner.id);
  await fillForum(d1, owner.id, 500);
  await fillJobs(d1, owner.id, own, now);
  await fillKnown(d1, owner.id, own);
  await tieKnown(d1, owner.id);
  await fillMessages(d1, owner, { customers: own, messages: Math.min(size, 100_000) });
  for (let filled = own; filled < size; filled += 10_000)
    await fillJobs(d1, (await makePerson(d1, "premium")).id, 10_000);
  await fillPeople(d1, Math.min(size, 100_000));
  await fillAudit(d1, Math.min(size, 100_000));
  // Every source that is measured has more than a page of its own.
  await fillNews(d1, Math.min(size, 100_000), Math.max(3_000, Math.min(size, 100_000)), 100);
  const jobId = nthJob(own / 2);
  const [, , quoteId] = await fillQuotes(d1, owner.id, jobId);
  await fillVideos(d1, owner.id, 1_000);
  await fillSessions(d1, 100, Date.now());
  return { miniflare, d1, owner, own, now, size, jobId, quoteId: quoteId! };
}

/**
 * How long a search takes, asked by a Worker and answered by the local D1, which runs in the same
 * process.
 */
async function searching({ miniflare, d1, owner }: Ground, size: number): Promise<Line[]> {
  const { db, trips } = openCounted(d1);
  const lines: Line[] = [];
  for (const [what, words] of Object.entries(searches)) {
    const before = trips.length;
    const { jobs } = await listJobs(db, owner.shopId, { words, prices: true });
    const [statement] = trips.at(-1)!;
    const took = await timeOf(miniflare, statement!);
    lines.push({
      part: "P4",
      what: `${what}: ${size.toLocaleString("en-US")} jobs in all, ${jobs.length} found`,
      ours: `${ms(took, 1)}, ${statement!.read} rows read, ${trips.length - before} statement`,
      goal: "<= 50 ms",
      met: took <= 50 && trips.length - before === 1,
    });
  }
  lines.push(plansLine("the searches", await bareScans(d1, trips.flat())));
  return lines;
}
