import { eq } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { expect, test } from "vitest";
import { messages } from "#app/features/messages/tables.server.ts";
import { repairQuotes } from "#app/features/quotes/tables.server.ts";
import { openApp } from "../../support/app.ts";
import {
  answers,
  ofBrowser,
  openedBy,
  recordsOf,
  send,
  sentJob,
} from "../../support/links/links.ts";
import { signedIn } from "../../support/people.ts";

const app = openApp();
const later = () => new Promise((done) => setTimeout(done, 400));
const path = (made: Awaited<ReturnType<typeof sentJob>>) => made.path;

test("Shows a member of the shop a preview, without noting or answering anything", async () => {
  const made = await sentJob(app(), { language: "en" });
  const technician = await signedIn(app().db, "free", {
    worksAt: { shopId: made.ref.shopId, role: "technician" },
  });
  for (const as of [made.owner, technician]) {
    const { body: text } = await openedBy(app(), path(made), { ...ofBrowser, cookie: as.cookie });
    expect(text).toContain("this is a preview");
    expect(text).toContain(`href="/repair-cms/${made.job.id}/send"`);
    expect(text).not.toContain("Send my answers");
    expect((await app().visit(path(made), { as, form: answers(made.quotes) })).status).toBe(403);
    const question = { key: newId(), text: "Who asks?" };
    expect((await app().visit(`${path(made)}/ask`, { as, form: question })).status).toBe(403);
  }
  await later();
  const { trail, decided } = await recordsOf(app(), made);
  expect([trail, decided]).toEqual([["sent"], []]);
  expect(await app().db.select().from(messages).where(eq(messages.jobId, made.job.id))).toEqual([]);
  // A member of another shop is a customer as anyone else.
  const other = await signedIn(app().db, "premium");
  const answered = await app().visit(path(made), { as: other, form: answers(made.quotes) });
  expect(answered.status).toBe(303);
});

const { "accept-language": _, ...withoutLanguage } = ofBrowser;
test.each([
  ["a script", { "user-agent": "curl/8.5" }],
  ["a scanner that calls itself a browser", { "user-agent": ofBrowser["user-agent"] }],
  ["a scanner without a language", withoutLanguage],
  ["a bot", { ...ofBrowser, "user-agent": "Mozilla/5.0 (compatible; SomeBot/2.0)" }],
  ["a prefetch", { ...ofBrowser, "sec-purpose": "prefetch;prerender" }],
  ["an older prefetch", { ...ofBrowser, purpose: "prefetch" }],
  ["another older prefetch", { ...ofBrowser, "x-moz": "prefetch" }],
  ["a request of a page", { ...ofBrowser, "sec-fetch-mode": "cors" }],
])("Does not take %s for the customer", async (_, headers) => {
  const made = await sentJob(app());
  await openedBy(app(), path(made), headers);
  await later();
  expect((await recordsOf(app(), made)).trail).toEqual(["sent"]);
  await openedBy(app(), path(made));
  await expect.poll(async () => (await recordsOf(app(), made)).trail).toEqual(["sent", "opened"]);
});

test.each([
  ["expired", { expiresAt: new Date(0) }],
  ["revoked", { revokedAt: new Date() }],
] as const)("Gives out no file by a link that has %s", async (_, change) => {
  const { links } = await import("#app/features/approval/tables.server.ts");
  const made = await sentJob(app());
  const files = [`${path(made)}/file`, `${path(made)}/file?file=pdf`];
  for (const file of files) expect((await app().visit(file)).status).toBe(200);
  await app().db.update(links).set(change).where(eq(links.jobId, made.job.id));
  for (const file of files) expect((await app().visit(file)).status).toBe(404);
});

test("Gives out no file by a link that was replaced, or whose quotes have changed", async () => {
  const changed = await sentJob(app());
  await app()
    .db.update(repairQuotes)
    .set({ version: 9 })
    .where(eq(repairQuotes.id, changed.quotes[0]!.id));
  const replaced = await sentJob(app());
  await send(app(), replaced, { ids: [replaced.quotes[0]!.id] });
  for (const made of [changed, replaced])
    expect((await app().visit(`${path(made)}/file`)).status).toBe(404);
});

test("Ends a link that was answered by hand; what was decided stays", async () => {
  const made = await sentJob(app(), { language: "en" });
  await app().visit(path(made), { form: answers(made.quotes) });
  const [link] = (await recordsOf(app(), made)).links;
  const job = `/repair-cms/${made.job.id}`;
  const revoke = `${job}/send/${link!.id}/revoke`;
  const sent = async () => (await app().visit(`${job}/send`, { as: made.owner })).text();
  expect(await sent()).toContain(`href="${revoke}"`);
  expect((await app().visit(revoke, { as: made.owner, form: {} })).status).toBe(302);
  for (const file of ["", "/certificate", "/certificate?file=pdf"])
    expect((await app().visit(`${path(made)}${file}`)).status).toBe(410);
  expect((await app().visit(`${path(made)}/file`)).status).toBe(404);
  expect(await sent()).toContain(`${job}/decisions/1`);
  expect(await (await app().visit(job, { as: made.owner })).text()).toContain("Customer answered");
  expect((await recordsOf(app(), made)).decided).toHaveLength(1);
});

test("Asks again what was taken back, by a new revision; the old evidence stays", async () => {
  const made = await sentJob(app(), { quotes: 2, language: "en" });
  const set = async (status: string) => {
    for (const { id } of made.quotes)
      await app().visit(`/repair-cms/${made.job.id}/quotes/${id}/status`, {
        as: made.owner,
        form: { status, version: "1" },
      });
  };
  for (const round of [1, 2, 3]) {
    if (round > 1) await set("pending");
    const again = round === 1 ? path(made) : await send(app(), made);
    expect((await app().visit(again, { form: answers(made.quotes) })).status).toBe(303);
  }
  const { decided } = await recordsOf(app(), made);
  expect(decided.map(({ revision }) => revision).sort()).toEqual([1, 2, 3]);
  expect(new Set(decided.map(({ sha256 }) => sha256)).size).toBe(1);
  // Sending an unanswered quote twice leaves both links open.
  await set("pending");
  const [first, second] = [await send(app(), made), await send(app(), made)];
  for (const one of [first, second])
    expect(await (await app().visit(one)).text()).toContain("Send my answers");
});

test("Keeps a link open until its day ends where the shop is", async () => {
  const made = await sentJob(app());
  const [link] = (await recordsOf(app(), made)).links;
  const clock = link!.expiresAt.toLocaleString("en-GB", { timeZone: "America/Los_Angeles" });
  expect(clock).toContain("23:59:59");
});
