import { and, eq } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { expect, test } from "vitest";
import { findLink } from "#app/features/approval/links/find-link.server.ts";
import { readStoredRevision } from "#app/features/approval/revision/revision-file.server.ts";
import { decisions, links } from "#app/features/approval/tables.server.ts";
import { repairQuotes } from "#app/features/quotes/tables.server.ts";
import { jobEvents, repairJobs } from "#app/features/repair/tables.server.ts";
import { openApp } from "../../../support/app.ts";
import {
  answers,
  type QuotedJob,
  quotedJob,
  recordsOf,
  send,
} from "../../../support/links/links.ts";
import { makeQuote } from "../../../support/make.ts";
import { signedIn } from "../../../support/people.ts";
import { jobWithChoice } from "../../../support/quotes/choice.ts";
import { sender } from "../../../support/quotes/quote-form.ts";

const app = openApp();
const visit = sender(app);
const statuses = async (made: QuotedJob) =>
  (await recordsOf(app(), made)).quotes.map(({ status }) => status);
const setStatus = (made: QuotedJob, at: number, status: string) =>
  visit(`/repair-cms/${made.job.id}/quotes/${made.quotes[at]!.id}/status`, {
    as: made.owner,
    form: { status },
  });
const totalsOf = async ({ ref }: QuotedJob) =>
  app()
    .db.select({ quoted: repairJobs.quotedTotal, approved: repairJobs.approvedTotal })
    .from(repairJobs)
    .where(and(eq(repairJobs.shopId, ref.shopId), eq(repairJobs.id, ref.jobId)))
    .get();

test("The page of a job's choices makes one of pending quotes, once, and takes it apart", async () => {
  const made = await quotedJob(app(), { quotes: 3 });
  const path = `/repair-cms/${made.job.id}/choices`;
  const { owner: as, quotes } = made;
  const form = { id: newId(), "quotes[]": quotes.slice(0, 2).map(({ id }) => id) };
  const few = await visit(path, { as, form: { ...form, "quotes[]": [quotes[0]!.id] } });
  expect([few.status, few.html.includes("Check two to 6 quotes.")]).toEqual([422, true]);
  expect((await visit(path, { as, form })).status).toBe(302);
  const again = await visit(path, { as, form });
  expect(again.status).toBe(302);
  const overlapping = { id: newId(), "quotes[]": quotes.slice(1).map(({ id }) => id) };
  expect((await visit(path, { as, form: overlapping })).status).toBe(409);
  const page = await visit(path, { as });
  expect(page.html).toContain("Quote 1 or 2");
  expect((await visit(`/repair-cms/${made.job.id}`, { as })).html).toContain("Either/or");
  const remove = `${path}/${form.id}/remove`;
  expect((await visit(remove, { as, form: {} })).status).toBe(302);
  expect((await visit(remove, { as, form: {} })).status).toBe(302);
  const left = await app()
    .db.select()
    .from(repairQuotes)
    .where(eq(repairQuotes.jobId, made.job.id));
  expect(left.map(({ choice }) => choice)).toEqual([null, null, null]);
});

test("Approving one option declines the others, and the history says so", async () => {
  const made = await jobWithChoice(app(), { quotes: 3 });
  expect((await setStatus(made, 1, "approved")).status).toBe(200);
  expect(await statuses(made)).toEqual(["rejected", "approved", "pending"]);
  const events = await app()
    .db.select()
    .from(jobEvents)
    .where(and(eq(jobEvents.jobId, made.job.id), eq(jobEvents.what, "quoteStatus")));
  expect(events.map(({ quoteNumber, to }) => [quoteNumber, to]).toSorted()).toEqual([
    [1, "rejected"],
    [2, "approved"],
  ]);
  const late = await setStatus(made, 0, "approved");
  expect([late.status, late.html.includes("is approved already")]).toEqual([409, true]);
  expect(await statuses(made)).toEqual(["rejected", "approved", "pending"]);
  // Once it is open again, the other one may be.
  await setStatus(made, 1, "pending");
  expect((await setStatus(made, 0, "approved")).status).toBe(200);
  expect(await statuses(made)).toEqual(["approved", "rejected", "pending"]);
});

test("Sums count a choice once: the cheapest while it is open, then what was chosen", async () => {
  const made = await quotedJob(app(), { quotes: 2 });
  const { db } = app();
  const dear = await makeQuote(db, { owner: made.owner, job: made.job, laborHours: 50 });
  const all = { ...made, quotes: [dear, ...made.quotes] };
  const [first] = made.quotes;
  const form = { id: newId(), "quotes[]": [dear.id, first!.id] };
  await visit(`/repair-cms/${made.job.id}/choices`, { as: made.owner, form });
  const [cheap, other] = made.quotes.map(({ totalAmount }) => totalAmount);
  expect(await totalsOf(made)).toEqual({ quoted: cheap! + other!, approved: null });
  await setStatus(all, 0, "approved");
  expect(await totalsOf(made)).toEqual({ quoted: dear.totalAmount, approved: dear.totalAmount });
  // A rejected option does not become declined work.
  const { db: d1 } = app();
  const rejected = await d1.select().from(repairQuotes).where(eq(repairQuotes.id, first!.id)).get();
  expect(rejected!.status).toBe("rejected");
});

test("The customer's page shows a choice, takes one approval of it, and freezes it", async () => {
  const made = await jobWithChoice(app(), { quotes: 3, language: "en" });
  const path = await send(app(), made);
  const page = await visit(`${path}?lng=en`);
  expect(page.html).toContain("Choose one: quote 1 or 2. Only one of them can be approved.");
  const [one, two] = made.quotes;
  const both = answers(made.quotes, { [`answer-${two!.id}`]: "approve", language: "en" });
  const refused = await visit(path, { form: both });
  expect(refused.status).toBe(422);
  expect(refused.html).toContain("Approve only one of these: decline the others.");
  expect(await statuses(made)).toEqual(["pending", "pending", "pending"]);
  const found = (await findLink(app().db, path.slice("/q/".length), Date.now()))!;
  const revision = await readStoredRevision(app().files, made.ref.shopId, found.sha256);
  expect(revision!.quotes.map(({ choice }) => choice)).toEqual([1, 1, undefined]);
  await visit(path, { form: answers(made.quotes) });
  expect(await statuses(made)).toEqual(["approved", "rejected", "rejected"]);
  const [decision] = await app()
    .db.select()
    .from(decisions)
    .where(eq(decisions.jobId, made.job.id));
  expect(decision!.total).toBe(one!.totalAmount);
});

test("An option that was not sent along is declined with the decision, and closes it once approved", async () => {
  const made = await jobWithChoice(app());
  const ids = [made.quotes[0]!.id];
  const path = await send(app(), made, { ids });
  await visit(path, { form: answers(made.quotes.slice(0, 1)) });
  expect(await statuses(made)).toEqual(["approved", "rejected"]);
  const other = await jobWithChoice(app());
  const late = await send(app(), other, { ids: [other.quotes[0]!.id] });
  await setStatus(other, 1, "approved");
  await visit(late, { form: answers(other.quotes.slice(0, 1)) });
  expect(await statuses(other)).toEqual(["rejected", "approved"]);
  expect((await recordsOf(app(), other)).decided).toEqual([]);
});

test("A link from before a choice was made is no longer answered", async () => {
  const made = await quotedJob(app());
  const path = await send(app(), made);
  const form = { id: newId(), "quotes[]": made.quotes.map(({ id }) => id) };
  await visit(`/repair-cms/${made.job.id}/choices`, { as: made.owner, form });
  const both = answers(made.quotes, { [`answer-${made.quotes[1]!.id}`]: "approve" });
  await visit(path, { form: both });
  expect(await statuses(made)).toEqual(["pending", "pending"]);
  const [link] = await app().db.select().from(links).where(eq(links.jobId, made.job.id));
  expect(link!.decidedAt).toBeNull();
});

test("A copy of an option is a quote of its own, and another shop's job is not found", async () => {
  const made = await jobWithChoice(app());
  const id = newId();
  const copy = `/repair-cms/${made.job.id}/quotes/${made.quotes[0]!.id}/duplicate`;
  await visit(copy, { as: made.owner, form: { id } });
  const row = await app().db.select().from(repairQuotes).where(eq(repairQuotes.id, id)).get();
  expect(row!.choice).toBeNull();
  const other = await signedIn(app().db, "premium");
  const path = `/repair-cms/${made.job.id}/choices`;
  expect((await visit(path, { as: other })).status).toBe(404);
  const form = { id: newId(), "quotes[]": made.quotes.map((one) => one.id) };
  expect((await visit(path, { as: other, form })).status).toBe(404);
  expect((await visit(`${path}/${made.choice}/remove`, { as: other, form: {} })).status).toBe(404);
});
