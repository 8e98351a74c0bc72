import { expect, test } from "vitest";
import { linkChangeQuery } from "#app/features/repair/page/link-changes.server.ts";
import { openApp } from "../../support/app.ts";
import {
  answers,
  openedBy,
  quotedJob,
  recordsOf,
  send,
  sentJob,
} from "../../support/links/links.ts";
import { makeShop } from "../../support/make.ts";
import { signedIn } from "../../support/people.ts";

const app = openApp();
const read = async (path: string, as: Awaited<ReturnType<typeof signedIn>>) =>
  (await (await app().visit(path, { as })).text()).replaceAll("<!-- -->", "");

test("Shows on list, board and job what last happened at the customer's", async () => {
  const made = await quotedJob(app());
  const pages = ["/repair-cms", "/repair-cms?view=board"];
  const shown = async (word: string) => {
    for (const page of pages) expect(await read(page, made.owner)).toContain(`</svg> ${word}<`);
  };
  for (const page of pages) expect(await read(page, made.owner)).not.toContain("</svg> Sent<");
  const path = await send(app(), made);
  await shown("Sent");
  await openedBy(app(), path);
  await expect.poll(async () => (await recordsOf(app(), made)).trail).toContain("opened");
  await shown("Opened");
  await app().visit(path, { form: answers(made.quotes) });
  await shown("Answered");
  expect(await read(`/repair-cms/${made.job.id}`, made.owner)).toContain("Customer answered");
});

test("Shows under a rejected quote why, as the customer typed it, to whoever sees prices", async () => {
  const made = await sentJob(app());
  const reason = { [`reason-${made.quotes[1]!.id}`]: "$99 <b>elsewhere</b> & {{name}}" };
  await app().visit(made.path, { form: answers(made.quotes, reason) });
  const job = `/repair-cms/${made.job.id}`;
  const said = "$99 &lt;b&gt;elsewhere&lt;/b&gt; &amp; {{name}}";
  expect(await read(job, made.owner)).toContain(`Customer&#x27;s reason: ${said}`);
  const technician = await signedIn(app().db, "free", {
    worksAt: { shopId: made.ref.shopId, role: "technician" },
  });
  expect(await read(job, technician)).not.toContain("elsewhere");
  await app().visit(`${job}/quotes/${made.quotes[1]!.id}/status`, {
    as: made.owner,
    form: { status: "pending", version: "1", statusVersion: "2" },
  });
  expect(await read(job, made.owner)).not.toContain("elsewhere");
});

test("Says of each sent link how that one stands, whatever other shops' customers decided", async () => {
  const decided = await sentJob(app());
  await app().visit(decided.path, { form: answers(decided.quotes) });
  const { job, owner } = await sentJob(app());
  expect(await read(`/repair-cms/${job.id}/send`, owner)).toContain("Waiting for an answer");
});

test("Forgets a revoked link on list and board", async () => {
  const made = await sentJob(app());
  const [link] = (await recordsOf(app(), made)).links;
  const revoke = `/repair-cms/${made.job.id}/send/${link!.id}/revoke`;
  await app().visit(revoke, { as: made.owner, form: {} });
  expect(await read("/repair-cms", made.owner)).not.toContain("</svg> Sent<");
});

test("Tells an open page, by one entry of an index, when a customer did something", async () => {
  const made = await quotedJob(app());
  const other = await signedIn(app().db, "premium");
  await makeShop(app().db, other);
  const ask = async (as = made.owner) =>
    (await app().visit("/repair-cms/link-changes", { as })).json();
  expect(await ask()).toEqual({ at: null, isNew: false });
  const path = await send(app(), made, { now: Date.now() - 60_000 });
  const sent = (await ask()) as { at: number };
  expect(sent).toMatchObject({ isNew: false });
  await app().visit(path, { form: answers(made.quotes) });
  const decided = (await ask()) as { at: number };
  expect(decided.at).toBeGreaterThan(sent.at);
  expect(decided).toMatchObject({ isNew: true });
  expect(await ask(other)).toEqual({ at: null, isNew: false });

  const query = linkChangeQuery(app().db, made.owner.shopId).toSQL();
  const plan = await app()
    .db.$client.prepare(`EXPLAIN QUERY PLAN ${query.sql}`)
    .bind(...query.params)
    .all<{ detail: string }>();
  expect(plan.results.map(({ detail }) => detail)).toEqual([
    expect.stringContaining("USING COVERING INDEX jobs_by_link"),
  ]);
});
