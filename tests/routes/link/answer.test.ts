import { eq } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { expect, test } from "vitest";
import { links } from "#app/features/approval/tables.server.ts";
import { repairQuotes } from "#app/features/quotes/tables.server.ts";
import { day } from "#app/values/calendar.ts";
import { openApp } from "../../support/app.ts";
import {
  answers,
  expectWhole,
  openedBy,
  recordsOf,
  send,
  sentJob,
} from "../../support/links/links.ts";
import { raw } from "../../support/machine/raw.ts";

const app = openApp();
const ofForm = { "content-type": "application/x-www-form-urlencoded" };
const text = async (path: string, init: Parameters<ReturnType<typeof app>["visit"]>[1] = {}) =>
  (await app().visit(path, init)).text();

test("Approves one quote and declines the other, with evidence", async () => {
  const made = await sentJob(app(), { language: "es" });
  const [first, second] = made.quotes;
  const reason = { [`reason-${second!.id}`]: "Ahora no" };
  const answer = await app().visit(made.path, {
    form: answers(made.quotes, reason),
    headers: { "user-agent": "Phone 1" },
  });
  expect([answer.status, answer.headers.get("location")]).toEqual([303, made.path]);

  const { decided, trail, quotes } = await recordsOf(app(), made);
  expect(quotes.map(({ status }) => status)).toEqual(["approved", "rejected"]);
  expect(trail).toEqual(["sent", "decided"]);
  const total = first!.totalAmount;
  expect(decided).toMatchObject([
    { name: "Ana Pérez", way: "link", language: "es", device: "Phone 1", total },
  ]);
  expect(decided[0]!.quotes[1]).toMatchObject({ approved: false, reason: "Ahora no" });
  const page = await text(made.path);
  expect(page).toContain("Usted aprobó");
  expect(page).toContain("Ahora no");
  expect(page).not.toContain('type="radio"');
});

test("Decides nothing by looking", async () => {
  const made = await sentJob(app());
  const before = await recordsOf(app(), made);
  for (const method of ["GET", "HEAD"]) await app().visit(made.path, { method });
  const after = await recordsOf(app(), made);
  expect(after.decided).toEqual([]);
  expect(after.quotes).toEqual(before.quotes);
});

test("Notes when a person first opens it, but no preview", async () => {
  const made = await sentJob(app());
  await app().visit(made.path, { headers: { "user-agent": "WhatsApp/2.23" } });
  expect((await recordsOf(app(), made)).trail).toEqual(["sent"]);
  for (const _ of [1, 2]) await openedBy(app(), made.path);
  await expect.poll(async () => (await recordsOf(app(), made)).trail).toEqual(["sent", "opened"]);
});

test("Keeps what was typed when an answer or the name is missing", async () => {
  const made = await sentJob(app(), { language: "en" });
  const { [`answer-${made.quotes[1]!.id}`]: _, ...form } = answers(made.quotes, {
    name: " ",
    [`reason-${made.quotes[0]!.id}`]: "<b>No & no</b>",
  });
  const answer = await app().visit(made.path, { form });
  const page = await answer.text();
  expect(answer.status).toBe(422);
  expect(page).toContain("Type your name to sign.");
  expect(page).toContain("Choose Approve or Decline.");
  expect(page).toContain("&lt;b&gt;No &amp; no&lt;/b&gt;");
  expect(page.match(/ checked/g)).toHaveLength(1);
  expect((await recordsOf(app(), made)).decided).toEqual([]);
});

test("Leads to the first field that lacks something, and leaves what was asked and the last price", async () => {
  const made = await sentJob(app(), { language: "en" });
  await app().visit(`${made.path}/ask`, { form: { key: newId(), text: "Can it wait?" } });
  const one = eq(repairQuotes.id, made.quotes[0]!.id);
  await app().db.update(repairQuotes).set({ version: 2, totalAmount: 999_00 }).where(one);
  const path = await send(app(), made);
  const [first, second] = made.quotes.map(({ id }) => `answer-${id}`);
  const bare = { key: newId(), language: "en", name: "", [first!]: "approve" };
  const page = await text(path, { form: bare });
  expect(page).toContain(`<a class="tap" href="#${second}">Your answer · Quote 2</a>`);
  expect(page.match(/ autofocus/g)).toHaveLength(1);
  expect(page).toMatch(new RegExp(`<input type="radio" id="${second}" autofocus`));
  for (const said of ["Questions to the shop", "Can it wait?", "When it was last sent: $372.90"])
    expect(page).toContain(said);
  const named = await text(path, { form: { ...bare, [second!]: "decline" } });
  expect(named).toContain('href="#name"');
  expect(named).toMatch(/id="name"[^>]* autofocus/);
});

test("Takes the form of a page that keeps its address to itself, and none of another site", async () => {
  const made = await sentJob(app());
  const post = (site: string) =>
    raw(app().origin, "POST", made.path, {
      headers: { ...ofForm, origin: "null", "sec-fetch-site": site },
      body: new URLSearchParams(answers(made.quotes)).toString(),
    });
  expect((await post("cross-site")).status).toBe(403);
  expect((await recordsOf(app(), made)).decided).toEqual([]);
  expect((await post("same-origin")).status).toBe(303);
});

test("Decides once when a form is sent twice", async () => {
  const made = await sentJob(app());
  const form = answers(made.quotes);
  const sent = await Promise.all([1, 2, 3].map(() => app().visit(made.path, { form })));
  expect(sent.map(({ status }) => status)).toEqual([303, 303, 303]);
  const records = await recordsOf(app(), made);
  expect(records.decided).toHaveLength(1);
  expectWhole(records);
});

test("Shows an ended link in both languages, with the telephone of the shop", async () => {
  const made = await sentJob(app());
  const { db } = app();
  const ofJob = eq(links.jobId, made.job.id);
  await db
    .update(links)
    .set({ expiresAt: new Date(Date.now() - day) })
    .where(ofJob);
  const expired = await app().visit(made.path);
  const page = await expired.text();
  expect(expired.status).toBe(410);
  expect(page).toContain("This link has expired");
  expect(page).toContain("Este enlace ya venció");
  expect(page).toContain('href="tel:');
  await db.update(links).set({ revokedAt: new Date() }).where(ofJob);
  expect(await text(made.path)).toContain("El taller anuló este enlace");
});

test("Asks again after a newer revision, and not by the old link", async () => {
  const made = await sentJob(app());
  const one = eq(repairQuotes.id, made.quotes[0]!.id);
  await app().db.update(repairQuotes).set({ version: 2, totalAmount: 999_00 }).where(one);
  expect(await text(made.path)).toContain("The shop changed this quote");
  const newer = await send(app(), made);
  expect(await text(made.path)).toContain("There is a newer quote");
  const late = await app().visit(made.path, { form: answers(made.quotes) });
  expect(late.status).toBe(410);
  const again = await text(newer);
  expect(again).toContain("$999.00");
  expect(again).toContain("When it was last sent: $372.90");
  expect((await recordsOf(app(), made)).decided).toEqual([]);
});
