import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { writtenPerDay } from "#app/features/account/budget/written.server.ts";
import { profiles, uses } from "#app/features/account/tables.server.ts";
import { openApp } from "../../support/app.ts";
import { makeJob, makeQuote, makeShop } from "../../support/make.ts";
import { signedIn } from "../../support/people.ts";

const app = openApp({ own: true, paced: true });

/** Runs it anew where the clock's minute ended meanwhile, with which a limit begins anew. */
async function withinMinute<Result>(run: () => Promise<Result>): Promise<Result> {
  const minute = () => Math.floor(Date.now() / 60_000);
  const began = minute();
  const result = await run();
  return began === minute() ? result : withinMinute(run);
}

async function world() {
  const { db } = app();
  const owner = await signedIn(db, "premium");
  await makeShop(db, owner);
  const job = await makeJob(db, { owner });
  const quote = await makeQuote(db, { owner, job });
  return { owner, job, quote };
}

test("Makes forty files a minute for a member, of every kind together", async () => {
  const statuses = await withinMinute(async () => {
    const [{ owner, job, quote }, { owner: other }] = [await world(), await world()];
    const files = [
      "/repair-cms/customers.csv",
      "/repair-cms/reports.csv",
      `/repair-cms/${job.id}/estimate`,
      `/repair-cms/${job.id}/quotes/${quote.id}/work-order`,
      `/repair-cms/customers/${job.customerId}/data.zip`,
    ];
    const ask = async (file: string, as = owner) => {
      const answer = await app().visit(file, { as });
      await answer.arrayBuffer();
      return answer.status;
    };
    const made: number[] = [];
    for (let n = 0; n < 40; n++) made.push(await ask(files[n % files.length]!));
    const more: number[] = [];
    for (const file of files) more.push(await ask(file));
    return { made, more, others: await ask(files[0]!, other) };
  });
  expect(statuses).toEqual({
    made: Array(40).fill(200),
    more: Array(5).fill(429),
    others: 200,
  });
});

test("Stores forty choices of language a minute; more are in the cookie alone", async () => {
  const { more, stored } = await withinMinute(async () => {
    const { owner } = await world();
    const choose = (language: string) =>
      app().visit("/language", { as: owner, form: { language, to: "/" } });
    const stored = async () =>
      (await app().db.select().from(profiles).where(eq(profiles.id, owner.id)))[0]!.language;
    for (let n = 0; n < 40; n++) await choose(n % 2 ? "es" : "en");
    await expect.poll(stored).toBe("es");
    return { more: await choose("en"), stored };
  });
  expect([more.status, more.headers.get("set-cookie")]).toEqual([
    302,
    expect.stringContaining("lng="),
  ]);
  await new Promise((later) => setTimeout(later, 300));
  expect(await stored()).toBe("es");
});

test("Takes no more of a shop that has sent an unusual amount in a day", async () => {
  const { owner, job } = await world();
  const save = () =>
    app().visit(`/repair-cms/${job.id}/diagnostic`, { as: owner, form: { diagnostic: "Pads." } });
  expect((await save()).status).toBe(302);
  const used = async () =>
    (await app().db.select().from(uses).where(eq(uses.who, owner.shopId))).find(
      ({ what }) => what === "shop.bytes",
    )?.used;
  await expect.poll(used, { timeout: 10_000 }).toBeGreaterThan(10);
  await app().db.update(uses).set({ used: writtenPerDay }).where(eq(uses.who, owner.shopId));
  expect((await save()).status).toBe(302);
  await expect.poll(used, { timeout: 10_000 }).toBeGreaterThan(writtenPerDay);
  await expect.poll(async () => (await save()).status, { timeout: 15_000 }).toBe(429);
  expect(await (await save()).text()).toContain("unusual amount of data");
  const { owner: other, job: theirs } = await world();
  const path = `/repair-cms/${theirs.id}/diagnostic`;
  expect((await app().visit(path, { as: other, form: { diagnostic: "x" } })).status).toBe(302);
});

test("Sends back a long draft, and none that no one types", async () => {
  const send = async (length: number) => {
    const answer = await app().visit("/repair-cms/new", {
      form: { issues: "x ".repeat(length / 2) },
    });
    return { status: answer.status, page: await answer.text() };
  };
  const usual = await send(15_000);
  expect([usual.status, usual.page.includes("x x x")]).toEqual([401, true]);
  const huge = await send(500_000);
  expect(huge.status).toBe(401);
  expect(huge.page.length).toBeLessThan(60_000);
  expect(huge.page).toContain("too long to be kept");
});
