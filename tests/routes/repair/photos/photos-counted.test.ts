import { expect, test } from "vitest";
import { photoLimits } from "#app/features/photos/photo.ts";
import { openApp } from "../../../support/app.ts";
import { makeJob, makeShop } from "../../../support/make.ts";
import { type Person, signedIn } from "../../../support/people.ts";
import { makePhoto } from "../../../support/repair/make-photo.ts";

const app = openApp();

const aShop = async () => {
  const owner = await signedIn(app().db, "premium");
  await makeShop(app().db, owner, { shopName: "Taller Ruiz" });
  return { owner, job: await makeJob(app().db, { owner }) };
};
const text = async (path: string, as: Person) => (await app().visit(path, { as })).text();

test("The board and the page of a job say how many photos it has, without deleted ones", async () => {
  const { owner, job } = await aShop();
  expect(await text("/repair-cms?view=board", owner)).not.toContain("Photos: ");
  for (const removedAt of [null, null, new Date()])
    await makePhoto(app().db, { owner, job }, { removedAt });
  await makePhoto(app().db, { owner, job: await makeJob(app().db, { owner }) });
  const board = await text("/repair-cms?view=board", owner);
  expect(board.match(/Photos: \d+/g)?.sort()).toEqual(["Photos: 1", "Photos: 2"]);
  expect(await text(`/repair-cms/${job.id}`, owner)).toContain("Photos (2)");
});

test("The settings say how much of its photo storage a shop uses, and warn before it is full", async () => {
  const { owner, job } = await aShop();
  await makePhoto(app().db, { owner, job }, { bytes: 1.5 * 1024 ** 3 });
  const first = await text("/repair-cms/shop", owner);
  expect(first).toContain("Your shop’s photos take 1.5 GB of 20.0 GB.");
  expect(first).not.toContain("almost full");
  await makePhoto(app().db, { owner, job }, { bytes: photoLimits.perShop * 0.8 });
  const warning = "Your shop’s photo storage is almost full: 17.5 GB of 20.0 GB.";
  expect(await text("/repair-cms/shop", owner)).toContain(warning);
  expect(await text(`/repair-cms/${job.id}/photos`, owner)).toContain(warning);
});

test("Administrators see which shops have little left", async () => {
  const admin = await signedIn(app().db, "free", { isAdmin: true });
  const { owner, job } = await aShop();
  await makePhoto(app().db, { owner, job }, { bytes: photoLimits.perShop });
  expect(await text("/admin/settings", admin)).toContain("Taller Ruiz: 20.0 GB");
});
