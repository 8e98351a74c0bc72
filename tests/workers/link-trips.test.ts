import { expect, test } from "vitest";
import type { QueryRecord } from "../../bench/counting/database.js";
import { sendLink } from "../../bench/send-link.ts";
import { openServer } from "../../bench/server.ts";
import {
  fillJobs,
  fillQuotes,
  fillShop,
  makePerson,
  nthJob,
  openDatabase,
} from "../../bench/world.ts";
import { fromElsewhere } from "../support/join.ts";
import { ofBrowser, openedBy } from "../support/links/links.ts";

test("A customer's look at a link asks the database for it, and then for its questions", {
  timeout: 600_000,
}, async () => {
  const server = await openServer("app", { counting: true });
  const d1 = await openDatabase(server);
  const { id, cookie } = await makePerson(d1, "premium");
  await fillShop(d1, id);
  await fillJobs(d1, id, 1);
  await fillQuotes(d1, id, nthJob(1));
  const { origin } = await server.ready;
  const path = await sendLink({ origin, cookie, jobId: nthJob(1) });
  const trips = async () => (await (await fetch(`${origin}/__trips`)).json()) as QueryRecord[][];
  const look = async () => {
    const answer = await openedBy({ origin }, path, { ...ofBrowser, ...fromElsewhere() });
    expect([answer.status, answer.body]).toEqual([200, expect.stringContaining("/ask")]);
  };
  // The first one notes that it was opened, after its answer.
  await look();
  const first: string[] = [];
  await expect
    .poll(async () => first.push(...(await trips()).flat().map(({ sql }) => sql)) && first.join())
    .toMatch(/update "?links/i);
  await look();
  expect((await trips()).map((trip) => trip.length)).toEqual([1, 4]);
  await server.dispose();
});
