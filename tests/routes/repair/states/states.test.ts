import { asc, eq } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { expect, test } from "vitest";
import { jobStates, stateStays } from "#app/features/repair/states.tables.server.ts";
import { staysQuery } from "#app/features/states/times/read-times.server.ts";
import { openApp } from "../../../support/app.ts";
import { makeJob } from "../../../support/make.ts";
import { type Person, signedIn } from "../../../support/people.ts";
import { makeState } from "../../../support/states/make-states.ts";

const app = openApp();
const anOwner = () => signedIn(app().db, "premium");
const post = (as: Person, path: string, form: Record<string, string> = {}) =>
  app().visit(`/repair-cms/states/${path}`, { as, form });
const statesOf = ({ shopId }: Person) =>
  app()
    .db.select()
    .from(jobStates)
    .where(eq(jobStates.shopId, shopId))
    .orderBy(asc(jobStates.place));
const named = async (owner: Person) => (await statesOf(owner)).map(({ names }) => names.en);

test("The standard states come in one tap, once, and in both languages", async () => {
  const owner = await anOwner();
  expect(await statesOf(owner)).toEqual([]);
  await Promise.all([post(owner, "start"), post(owner, "start")]);
  expect(await named(owner)).toEqual([
    "Waiting for approval",
    "Waiting for parts",
    "On the lift",
    "Ready for pickup",
  ]);
  const page = await (await app().visit("/repair-cms/states?lng=es", { as: owner })).text();
  expect(page).toContain("Esperando repuestos");
  await post(owner, "start");
  expect(await statesOf(owner)).toHaveLength(4);
});

const typed = { status: "pending", "name.en": "Towed in", "name.es": "Llegó en grúa", message: "" };

test("A state is added once however often its form is sent, and its fields are checked", async () => {
  const owner = await anOwner();
  const id = newId();
  await Promise.all([1, 2].map(() => post(owner, "new", { ...typed, id })));
  expect(await statesOf(owner)).toMatchObject([
    { id, status: "pending", names: { en: "Towed in", es: "Llegó en grúa" }, message: null },
  ]);
  const refused = await post(owner, "new?lng=en", { ...typed, "name.es": " " });
  expect(refused.status).toBe(422);
  expect(await refused.text()).toContain('value="Towed in"');
});

test("A state is edited at its version, and its status stays", async () => {
  const owner = await anOwner();
  const id = await makeState(app().db, owner, { status: "pending", name: "Old" });
  const form = { "name.en": "New", "name.es": "Nuevo", message: "review", status: "completed" };
  await post(owner, `${id}/edit`, { ...form, version: "1" });
  expect(await statesOf(owner)).toMatchObject([
    { names: { en: "New", es: "Nuevo" }, message: "review", status: "pending", version: 2 },
  ]);
  const stale = await post(owner, `${id}/edit`, { ...form, "name.en": "Newer", version: "1" });
  expect(stale.status).toBe(409);
  expect(await named(owner)).toEqual(["New"]);
});

test("States move among those of their status", async () => {
  const owner = await anOwner();
  const ids = await Promise.all(
    ["A", "B", "C"].map((name, place) =>
      makeState(app().db, owner, { status: "pending", name, place }),
    ),
  );
  await makeState(app().db, owner, { status: "completed", name: "Z", place: 1 });
  for (const _ of [1, 2]) await post(owner, `${ids[2]}/move`, { place: "0" });
  expect((await named(owner)).filter((name) => name !== "Z")).toEqual(["C", "A", "B"]);
  await post(owner, `${ids[2]}/move`, { place: "2" });
  expect((await named(owner)).filter((name) => name !== "Z")).toEqual(["A", "B", "C"]);
});

test("There are at most twenty-four to choose from", async () => {
  const owner = await anOwner();
  for (let nth = 0; nth < 24; nth++)
    await makeState(app().db, owner, { status: "pending", name: `S${nth}`, place: nth });
  expect((await post(owner, "new", typed)).status).toBe(409);
  const [first] = await statesOf(owner);
  await post(owner, `${first!.id}/retire`, { retired: "yes" });
  expect((await post(owner, "new", typed)).status).toBe(302);
  expect((await post(owner, `${first!.id}/retire`, { retired: "no" })).status).toBe(409);
});

test("The report says median and mean of what ended in the period, from an index alone", async () => {
  const { db } = app();
  const owner = await anOwner();
  const { shopId } = owner;
  const stateId = await makeState(db, owner, { status: "pending", name: "Towed in" });
  const job = await makeJob(db, { owner });
  const now = Date.now();
  for (const [n, hours] of [1, 2, 9].entries())
    await db.insert(stateStays).values({
      shopId,
      jobId: job.id,
      n: n + 1,
      stateId,
      since: new Date(now - hours * 3_600_000),
      until: new Date(now),
    });
  const old = new Date(now - 400 * 86_400_000);
  await db.insert(stateStays).values({
    shopId,
    jobId: job.id,
    n: 9,
    stateId,
    since: new Date(old.getTime() - 1),
    until: old,
  });
  const visit = () => app().visit("/repair-cms/reports/states?lng=en", { as: owner });
  const page = await (await visit()).text();
  expect(page).toMatch(/Towed in.*>3<.*2 h.*4 h/s);
  const tab = 'href="/repair-cms/reports/states"';
  const figures = async (as: Person) => (await app().visit("/repair-cms/reports", { as })).text();
  expect(await figures(owner)).toContain(tab);
  expect(await figures(await anOwner())).not.toContain(tab);
  const { sql, params } = staysQuery(
    db,
    shopId,
    { from: "2026-01-01", to: "2026-12-31" },
    "UTC",
  ).toSQL();
  const plan = await app()
    .d1.prepare(`EXPLAIN QUERY PLAN ${sql}`)
    .bind(...params)
    .all<{ detail: string }>();
  expect(plan.results.map(({ detail }) => detail)).toEqual([
    expect.stringContaining("USING COVERING INDEX stays_by_end"),
  ]);
});
