import { eq } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { expect, test } from "vitest";
import { users } from "#app/features/account/tables.server.ts";
import { repairQuotes } from "#app/features/quotes/tables.server.ts";
import { wallTimeOf } from "#app/values/wall-time.ts";
import { openApp } from "../../support/app.ts";
import { letterTo } from "../../support/letters.ts";
import {
  answers,
  expectWhole,
  type QuotedJob,
  recordsOf,
  sentJob,
} from "../../support/links/links.ts";
import { makeShop } from "../../support/make.ts";
import { readPdfLine } from "../../support/papers/paper.ts";
import { signedIn } from "../../support/people.ts";

const app = openApp();

/** The address where a call about a job's link is recorded. */
async function callOf(made: QuotedJob) {
  const [link] = (await recordsOf(app(), made)).links;
  return `/repair-cms/${made.job.id}/send/${link!.id}/telephone`;
}
const call = (made: QuotedJob, more: Record<string, string> = {}) =>
  answers(made.quotes, {
    number: "+1 555 010 7788",
    zone: "UTC",
    note: "Wants the old parts back",
    at: wallTimeOf(Date.now(), "UTC"),
    ...more,
  });

test("Records a phone answer with who took it, the number, and the time, and proves it like any other", async () => {
  const made = await sentJob(app(), { language: "en" });
  const form = await (await app().visit(await callOf(made), { as: made.owner })).text();
  expect(form).toContain("Read each quote");
  expect(form).toContain(made.job.customerPhone);
  const answer = await app().visit(await callOf(made), { as: made.owner, form: call(made) });
  expect(answer.headers.get("location")).toBe(`/repair-cms/${made.job.id}/send`);

  const records = await recordsOf(app(), made);
  expectWhole(records);
  expect(records.decided).toMatchObject([
    {
      way: "telephone",
      takenBy: "Ana Ruiz",
      numberCalled: "+1 555 010 7788",
      name: "Ana Pérez",
      note: "Wants the old parts back",
      language: "es",
      total: made.quotes[0]!.totalAmount,
    },
  ]);
  for (const path of [`${made.path}/certificate`, `/repair-cms/${made.job.id}/decisions/1`]) {
    const proof = await (await app().visit(path, { as: made.owner })).text();
    for (const said of ["By telephone", "Ana Ruiz", "+1 555 010 7788", "old parts", "exactly what"])
      expect(proof).toContain(said);
  }
});

test("Prints a phone answer on the invoice with who took it, and the number", async () => {
  const made = await sentJob(app(), { language: "en" });
  await app().visit(await callOf(made), { as: made.owner, form: call(made) });
  const [approved] = await app()
    .db.select()
    .from(repairQuotes)
    .where(eq(repairQuotes.id, made.quotes[0]!.id));
  const job = `/repair-cms/${made.job.id}`;
  const form = { id: newId(), "quotes[]": `${approved!.id} ${approved!.version}`, terms: "" };
  const date = wallTimeOf(Date.now(), "America/Los_Angeles").slice(0, 10); // the shop's zone
  await app().visit(`${job}/invoices/new`, { as: made.owner, form: { ...form, date } });
  const paper = await app().visit(`${job}/invoice`, { as: made.owner });
  const text = readPdfLine(new Uint8Array(await paper.arrayBuffer()));
  expect(text).toContain("By telephone · +1 555 010 7788 · Taken by: Ana Ruiz · Quote 1");
});

test("Proves to the shop by email address who took it, where the member has no name, and to the customer by its first part", async () => {
  const made = await sentJob(app(), { language: "en" });
  const email = "rosa.diaz@taller.test";
  await app().db.update(users).set({ name: "", email }).where(eq(users.id, made.owner.id));
  await app().visit(await callOf(made), { as: made.owner, form: call(made) });
  const proof = async (path: string) => (await app().visit(path, { as: made.owner })).text();
  expect(await proof(`/repair-cms/${made.job.id}/decisions/1`)).toContain(email);
  const customers = await proof(`${made.path}/certificate`);
  expect(customers).toContain("<dd>rosa.diaz</dd>");
  expect(customers).not.toContain(email);
});

test.each([
  ["a time that is none", { at: "yesterday" }, "Enter the date and time of the call."],
  ["a time to come", { at: "2099-01-01T10:00" }, "This time has not come yet."],
  ["a time before the quotes were sent", { at: "2020-01-01T10:00" }, "before the quotes were sent"],
  ["no name", { name: " " }, "Enter the name of the person"],
  ["no number", { number: "" }, "This field is required"],
] as const)("Refuses %s with a sentence, and keeps what was typed", async (_, wrong, sentence) => {
  const made = await sentJob(app());
  const form = call(made, { ...wrong, note: "kept note" });
  const answer = await app().visit(await callOf(made), { as: made.owner, form });
  expect(answer.status).toBe(422);
  const page = await answer.text();
  expect(page).toContain(sentence);
  expect(page).toContain("kept note");
  expect((await recordsOf(app(), made)).decided).toEqual([]);
});

test("Refuses an answer without a choice for every quote", async () => {
  const made = await sentJob(app());
  const { [`answer-${made.quotes[1]!.id}`]: _, ...form } = call(made);
  const answer = await app().visit(await callOf(made), { as: made.owner, form });
  expect(answer.status).toBe(422);
  expect(await answer.text()).toContain("Choose Approve or Decline.");
});

test("Takes one answer of the customer's link and the telephone", async () => {
  const made = await sentJob(app());
  const path = await callOf(made);
  await Promise.all([
    app().visit(made.path, { form: answers(made.quotes) }),
    app().visit(path, { as: made.owner, form: call(made) }),
  ]);
  const records = await recordsOf(app(), made);
  expect(records.decided).toHaveLength(1);
  expectWhole(records);
  // The page of what was sent says how it stands.
  const late = await app().visit(path, { as: made.owner, form: call(made) });
  expect(late.headers.get("location")).toBe(`/repair-cms/${made.job.id}/send`);
  expect((await recordsOf(app(), made)).decided).toEqual(records.decided);
});

test("Is not found by another shop and by technicians, who write nothing", async () => {
  const made = await sentJob(app());
  const other = await signedIn(app().db, "premium");
  await makeShop(app().db, other);
  const technician = await signedIn(app().db, "free", {
    worksAt: { shopId: made.ref.shopId, role: "technician" },
  });
  const path = await callOf(made);
  for (const as of [other, technician]) {
    expect((await app().visit(path, { as })).status).toBe(404);
    const answer = await app().visit(path, { as, form: call(made) });
    expect([403, 404]).toContain(answer.status);
  }
  expect((await recordsOf(app(), made)).decided).toEqual([]);
});

test("Mails the customer the proof, by a link that opens it", async () => {
  const made = await sentJob(app(), { customerEmail: "phoned@customer.test" });
  await app().visit(await callOf(made), { as: made.owner, form: call(made) });
  const letter = (await letterTo(app(), "phoned@customer.test")) ?? "no letter";
  const path = /\/q\/[0-9a-f]{64}\/certificate/.exec(letter)![0];
  const page = await (await app().visit(path)).text();
  expect(page).toContain("Por teléfono");
  expect(page).toContain("+1 555 010 7788");
  expect((await recordsOf(app(), made)).links).toHaveLength(2);
  const sent = await app().visit(`/repair-cms/${made.job.id}/send?lng=en`, { as: made.owner });
  const list = await sent.text();
  expect(list.match(/Proof of the answers/g)).toHaveLength(1);
  expect(list).toContain("Answered by phone");
  for (const wrong of ["Passed on by the shop", "opened yet", "viewed yet", "Emailed to"])
    expect(list).not.toContain(wrong);
});

test("Escapes a hostile number and note on the proof", async () => {
  const hostile = `"><img src=x onerror=alert(1)>'{{t}}`;
  const made = await sentJob(app(), { language: "en" });
  await app().visit(await callOf(made), {
    as: made.owner,
    form: call(made, { number: hostile, note: hostile }),
  });
  const page = await (await app().visit(`${made.path}/certificate`)).text();
  expect(page).toContain("&quot;&gt;&lt;img src=x");
  expect(page).not.toContain("<img src=x");
  expect((await app().visit(`${made.path}/certificate?file=pdf`)).status).toBe(200);
});
