import type { Miniflare } from "miniflare";
import { fillAudit, fillNews, fillPeople } from "../tests/support/fill.ts";
import { fillKnown, fillMessages } from "./known-world.ts";
import { openServer } from "./server.ts";
import { fillForum, fillSessions, fillVideos } from "./site-world.ts";
import {
  fillJobs,
  fillQuotes,
  fillShop,
  makePerson,
  nthJob,
  openDatabase,
  type Person,
} from "./world.ts";

/** Whose jobs there are, how many of their own, and at which moment; one of them has quotes. */
export type Ground = Awaited<ReturnType<typeof fillGround>> & { miniflare: Miniflare };

/** So many jobs in a database, at most 10,000 of them of the measured shop, and as much of all else. */
export async function fillGround(d1: D1Database, size: number) {
  const [own, now] = [Math.min(10_000, size), Date.now()];
  // Another shop follows in every index, as in any database but an empty one.
  const two = [await makePerson(d1, "premium"), await makePerson(d1, "premium")];
  const [owner, next] = two.sort((a, b) => (a.shopId < b.shopId ? -1 : 1)) as [Person, Person];
  await fillJobs(d1, next.id, 100, now);
  await fillShop(d1, owner.id);
  await fillForum(d1, owner.id, 500);
  await fillJobs(d1, owner.id, own, now);
  await fillKnown(d1, owner.shopId, own);
  await fillMessages(d1, owner, { customers: own, messages: Math.min(size, 100_000) });
  for (let filled = own; filled < size; filled += 10_000)
    await fillJobs(d1, (await makePerson(d1, "premium")).id, 10_000);
  const many = Math.min(size, 100_000);
  await fillPeople(d1, many);
  await fillAudit(d1, many);
  // Every source that is measured has more than a page of its own.
  await fillNews(d1, many, Math.max(3_000, many), 100);
  const jobId = nthJob(own / 2);
  const [, , quoteId] = await fillQuotes(d1, owner.id, jobId);
  await fillVideos(d1, owner.id, 1_000);
  await fillSessions(d1, 100, now);
  return { d1, owner, own, now, jobId, quoteId: quoteId! };
}

/** A server with so many jobs in its database, which counts what it is asked if `counting`. */
export async function openGround(size: number, counting: boolean): Promise<Ground> {
  const miniflare = await openServer("app", { counting });
  return { ...(await fillGround(await openDatabase(miniflare), size)), miniflare };
}
