import { eq } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { expect, test } from "vitest";
import { take } from "#app/features/account/budget/uses.server.ts";
import { lettersPerDay } from "#app/features/approval/links/link.ts";
import { storeRevision } from "#app/features/approval/revision/revision-file.server.ts";
import { textTranslations } from "#app/features/repair/texts.tables.server.ts";
import { revisionFolderOf } from "#app/features/shop/revision-folder.ts";
import { day } from "#app/values/calendar.ts";
import { openApp } from "../../support/app.ts";
import { letterTo } from "../../support/letters.ts";
import { answers, quotedJob, recordsOf, sentJob } from "../../support/links/links.ts";
import { makeShop } from "../../support/make.ts";
import { signedIn } from "../../support/people.ts";

const app = openApp();

test("Sends the pending quotes by e-mail and shows the link once", async () => {
  const made = await quotedJob(app(), { language: "es" });
  const page = `/repair-cms/${made.job.id}/send`;
  const form = {
    id: newId(),
    "quotes[]": made.quotes.map(({ id }) => id),
    message: "Hola, María:",
    mail: "on",
    asWritten: "on",
  };
  const sent = await (await app().visit(page, { as: made.owner, form })).text();
  const [link] = /http[^"]*\/q\/[0-9a-f]{64}/.exec(sent)!;
  expect(sent).toContain("https://wa.me/15550102030?text=Hola");
  expect(sent).toMatch(/<path d="M4 4h1v1h-1z/);
  // The letter is noted after the answer.
  const trail = async () => (await recordsOf(app(), made)).trail;
  await expect.poll(trail).toEqual(["sent", "mailed"]);
  const customer = await app().visit(new URL(link).pathname);
  expect(await customer.text()).toContain("Hola, María Pérez");

  await app().visit(new URL(link).pathname, { form: answers(made.quotes) });
  const proof = await letterTo(app(), made.job.customerEmail, 100);
  expect(proof).toContain("Sus respuestas a Taller Ruiz");
  expect(proof).toContain(`${new URL(link).pathname}/certificate`);

  const again = await app().visit(page, { as: made.owner, form });
  expect(again.status).toBe(409);
  expect((await recordsOf(app(), made)).links).toHaveLength(1);
});

test("Sends one of two letters at once when one is left of the day, and both links", async () => {
  const made = await quotedJob(app());
  const other = await quotedJob(app(), { owner: made.owner });
  const use = { who: made.ref.shopId, what: "shop.links", most: lettersPerDay - 1 } as const;
  // Fills the budget of today and tomorrow, should midnight pass meanwhile.
  for (const now of [Date.now(), Date.now() + day])
    for (let n = 0; n < lettersPerDay; n++) await take(app().db, [use], now);
  const sent = await Promise.all(
    [made, other].map(async ({ job, quotes }) => {
      const ids = { id: newId(), "quotes[]": quotes.map(({ id }) => id) };
      const form = { ...ids, message: "Hello", mail: "on", asWritten: "on" };
      const page = await app().visit(`/repair-cms/${job.id}/send`, { as: made.owner, form });
      return page.text();
    }),
  );
  for (const page of sent) expect(page).toMatch(/\/q\/[0-9a-f]{64}/);
  const mailed = sent.filter((page) => page.includes("The message was emailed to"));
  expect(mailed).toHaveLength(1);
  const trails = async () =>
    Promise.all([made, other].map(async (one) => (await recordsOf(app(), one)).trail.join(" ")));
  await expect.poll(async () => (await trails()).sort()).toEqual(["sent", "sent mailed"]);
});

test("A file that was stored is never written again", async () => {
  const { files } = app();
  const file = { sha256: newId(), bytes: new TextEncoder().encode("first") };
  await storeRevision(files, "shop", file);
  await storeRevision(files, "shop", { ...file, bytes: new TextEncoder().encode("second") });
  const stored = await files.get(`${revisionFolderOf("shop")}${file.sha256}.json`);
  expect(await stored?.text()).toBe("first");
});

test("Asks before it sends words in another language", async () => {
  const made = await quotedJob(app(), { language: "es", issues: "Noise when braking" });
  const { db } = app();
  await db.$client.prepare("UPDATE text_work SET by = ?").bind(made.owner.id).run();
  await db.$client.prepare("UPDATE profiles SET language = 'en'").run();
  const form = {
    id: newId(),
    "quotes[]": made.quotes.map(({ id }) => id),
    message: "Hola",
  };
  const page = `/repair-cms/${made.job.id}/send`;
  const refused = await app().visit(page, { as: made.owner, form });
  expect(refused.status).toBe(409);
  expect((await recordsOf(app(), made)).links).toEqual([]);
});

test("Names the quotes to send in the reader's language, as the job does", async () => {
  const made = await quotedJob(app(), { language: "en", quotes: 1 });
  const { id, description } = made.quotes[0]!;
  const { db } = app();
  await db.delete(textTranslations).where(eq(textTranslations.subjectId, id));
  await db.insert(textTranslations).values({
    ...made.ref,
    subjectId: id,
    field: "description",
    state: "reviewed",
    at: new Date(),
    originalLanguage: "es",
    language: "en",
    ofText: description,
    text: "Brake work",
  });
  for (const page of ["", "/send"]) {
    const shown = await app().visit(`/repair-cms/${made.job.id}${page}`, { as: made.owner });
    expect(await shown.text()).toContain("Brake work");
  }
});

test("Asks before it revokes a link, also without a script", async () => {
  const made = await sentJob(app(), { language: "en" });
  const [link] = (await recordsOf(app(), made)).links;
  const page = `/repair-cms/${made.job.id}/send`;
  const revoke = `${page}/${link!.id}/revoke`;
  const list = await (await app().visit(page, { as: made.owner })).text();
  expect(list).toContain(`href="${revoke}"`);
  expect(list).not.toContain(`action="${revoke}"`);
  const question = await (await app().visit(revoke, { as: made.owner })).text();
  expect(question).toContain("Revoke this link? The customer will no longer be able to open it.");
  expect(question).toMatch(/<form[^>]*method="post"/);
  expect((await recordsOf(app(), made)).trail).toEqual(["sent"]);
});

test("Revokes a link, and shows the proof of a decision to the shop alone", async () => {
  const made = await sentJob(app(), { language: "en" });
  const { jobId } = made.ref;
  const [link] = (await recordsOf(app(), made)).links;
  const other = await signedIn(app().db, "premium");
  await makeShop(app().db, other);
  const revoke = `/repair-cms/${jobId}/send/${link!.id}/revoke`;
  const foreign = await app().visit(revoke, { as: other, form: {} });
  expect(foreign.status).toBe(404);
  await app().visit(made.path, { form: answers(made.quotes) });
  const proof = `/repair-cms/${jobId}/decisions/1`;
  const shown = await (await app().visit(proof, { as: made.owner })).text();
  expect(shown).toContain("exactly what was sent");
  expect(shown).toContain("Ana Pérez");
  for (const path of [proof, `${proof}/file`])
    expect((await app().visit(path, { as: other })).status).toBe(404);
  const late = await app().visit(revoke, { as: made.owner, form: {} });
  expect(late.status).toBe(302);
  expect((await app().visit(proof, { as: made.owner })).status).toBe(200);

  const second = await sentJob(app());
  const [open] = (await recordsOf(app(), second)).links;
  const address = `/repair-cms/${second.job.id}/send/${open!.id}/revoke`;
  expect((await app().visit(address, { as: second.owner, form: {} })).status).toBe(302);
  expect((await recordsOf(app(), second)).trail).toEqual(["sent", "revoked"]);
  const technician = await signedIn(app().db, "free", {
    worksAt: { shopId: made.owner.shopId, role: "technician" },
  });
  expect((await app().visit(proof, { as: technician })).status).toBe(404);
});
