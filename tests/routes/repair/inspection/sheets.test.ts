import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { sheetRows } from "#app/features/inspection/settings/sheet-rows.ts";
import { type Point, standardPoints } from "#app/features/inspection/sheet/points.ts";
import { inspectionSheets } from "#app/features/inspection/tables.server.ts";
import { openApp } from "../../../support/app.ts";
import { makeJob, makeShop } from "../../../support/make.ts";
import { type Person, signedIn } from "../../../support/people.ts";
import { inspectionsOf } from "../../../support/repair/inspection-requests.ts";

const app = openApp();
const { start, tap, rowsOf, inspectionOf } = inspectionsOf(app);
const address = "/repair-cms/inspection-sheets";
const standard = standardPoints("gasoline");

/** The form of a sheet as the page posts it, with another name and without some points. */
function formOf(
  points: readonly Point[],
  { version = "0", name = "Front pads", hidden = [] as string[] } = {},
) {
  const rows = sheetRows({ points, standard });
  const list = (of: (row: (typeof rows)[number]) => string) => rows.map(of);
  return {
    kind: "gasoline",
    version,
    "id[]": list(({ id }) => id),
    "group[]": list(({ group }) => group),
    "en[]": list((row) => (row.id === "frontPads" ? name : row.name.en)),
    "es[]": list((row) => row.name.es),
    "unit[]": list(({ unit }) => unit),
    "green[]": list(({ green }) => green),
    "yellow[]": list(({ yellow }) => yellow),
    "worse[]": list(({ worse }) => worse),
    "shown[]": rows.map(({ id }) => id).filter((id) => !hidden.includes(id)),
  };
}
const sheetOf = async ({ shopId }: Person) =>
  (
    await app()
      .db.select()
      .from(inspectionSheets)
      .where(and(eq(inspectionSheets.shopId, shopId), eq(inspectionSheets.kind, "gasoline")))
  )[0];
const save = (as: Person, form: ReturnType<typeof formOf>) =>
  app().visit(`${address}?kind=gasoline`, { as, form });

test("A sheet is changed, and an inspection that has begun keeps the one it began with", async () => {
  const owner = await signedIn(app().db, "premium");
  const [begun, next] = [await makeJob(app().db, { owner }), await makeJob(app().db, { owner })];
  await start(owner, begun.id);
  const hidden = ["spareTire"];
  expect((await save(owner, formOf(standard, { hidden }))).status).toBe(200);
  await start(owner, next.id);
  expect((await inspectionOf(begun.id))!.points).toEqual(standard);
  const { points } = (await inspectionOf(next.id))!;
  expect(points).toHaveLength(39);
  expect(points.find(({ id }) => id === "frontPads")?.name.en).toBe("Front pads");
  // A point hidden on the sheet takes no finding; the older inspection still has it.
  expect((await tap(owner, next.id, { spareTire: "red" })).status).toBe(422);
  expect((await tap(owner, begun.id, { spareTire: "red" })).status).toBe(200);
  expect(Object.keys(await rowsOf(owner.shopId))).toEqual(["spareTire"]);
});

test("It is saved at its version: an older form is told, and can be saved again", async () => {
  const owner = await signedIn(app().db, "premium");
  await save(owner, formOf(standard, { name: "First" }));
  const late = await save(owner, formOf(standard, { name: "Second" }));
  expect(late.status).toBe(409);
  const page = await late.text();
  expect(page).toContain("This sheet was changed somewhere else");
  expect(page).toContain('value="Second"');
  expect((await sheetOf(owner))!.points.find(({ id }) => id === "frontPads")?.name.en).toBe(
    "First",
  );
  expect((await save(owner, formOf(standard, { name: "Second", version: "1" }))).status).toBe(200);
  expect(await sheetOf(owner)).toMatchObject({ version: 2 });
});

test("What does not fit is told by its point, and what was typed stays", async () => {
  const owner = await signedIn(app().db, "premium");
  const form = formOf(standard, { name: "" });
  const answer = await save(owner, { ...form, "es[]": form["es[]"].map((es) => `${es} ya`) });
  expect(answer.status).toBe(422);
  const page = await answer.text();
  expect(page).toContain("needs a name in both languages");
  expect(page).toContain('value="Pastillas delanteras ya"');
  expect(await sheetOf(owner)).toBeUndefined();
});

test("Back to the standard sheet", async () => {
  const owner = await signedIn(app().db, "premium");
  await save(owner, formOf(standard));
  const back = `${address}/standard?kind=gasoline`;
  expect(await (await app().visit(back, { as: owner })).text()).toContain("will be lost");
  const answer = await app().visit(back, { as: owner, form: {} });
  expect(answer.headers.get("location")).toBe(`${address}?kind=gasoline`);
  expect(await sheetOf(owner)).toBeUndefined();
});

test("Treads are in the unit of the shop's country", async () => {
  const owner = await signedIn(app().db, "premium");
  await makeShop(app().db, owner, { country: "MX" });
  const job = await makeJob(app().db, { owner });
  await start(owner, job.id);
  const tire = (await inspectionOf(job.id))!.points.find(({ id }) => id === "tireFrontLeft");
  expect(tire!.measure!.unit).toBe("mm");
});

test("An advisor and a technician do not change it", async () => {
  const owner = await signedIn(app().db, "premium");
  for (const role of ["advisor", "technician"] as const) {
    const worksAt = { shopId: owner.shopId, role };
    const person = await signedIn(app().db, "free", { worksAt });
    expect((await save(person, formOf(standard))).status).toBe(403);
  }
  expect(await sheetOf(owner)).toBeUndefined();
});
