import { expect, test } from "vitest";
import { openApp } from "../../support/app.ts";
import { makeJob } from "../../support/make.ts";
import { lapsed, type Person, signedIn } from "../../support/people.ts";

const app = openApp();
const read = async (path: string, as: Person) => (await app().visit(path, { as })).text();
const numbers = (html: string) => [...html.matchAll(/>(WO-\d+)</g)].map(([, number]) => number);

test("Lists one's own jobs, in pages, after the plan has ended", async () => {
  const [owner, other] = [await lapsed(app().db, "premium"), await signedIn(app().db, "premium")];
  for (let made = 0; made < 21; made++) await makeJob(app().db, { owner });
  const foreign = await makeJob(app().db, { owner: other });

  expect(await read("/account", owner)).toContain('href="/account/jobs"');
  expect((await app().visit("/repair-cms", { as: owner })).headers.get("location")).toBe(
    "/premium?from=repair",
  );
  expect(await read("/premium?from=repair", owner)).toContain('href="/account/jobs"');

  const first = await read("/account/jobs", owner);
  expect(numbers(first)).toHaveLength(20);
  expect(numbers(first)[0]).toBe("WO-000021");
  expect(first).not.toContain(foreign.id);
  expect(first).not.toContain("/delete");
  const older = /href="(\/account\/jobs\?before=\d+)"/.exec(first)![1]!;
  expect(numbers(await read(older, owner))).toEqual(["WO-000001"]);
});

test("Tells a member that the shop's plan has ended and whom to ask, and offers its jobs", async () => {
  const owner = await lapsed(app().db, "premium");
  await makeJob(app().db, { owner });
  const worksAt = { shopId: owner.shopId, role: "technician" } as const;
  const technician = await signedIn(app().db, "free", { worksAt });
  const page = await read("/premium?from=repair", technician);
  expect(page).toContain("The Diamond plan of your shop has ended. Ask its owner to renew it");
  expect(page).not.toContain("Repair jobs need a current Diamond plan");
  expect(await read("/premium?from=repair&lng=es", technician)).toContain("Pídale al dueño");
  expect(await read("/premium?from=repair", owner)).not.toContain("Ask its owner");
});

test("Redirects members whose plan has the full list, and shows nothing without jobs", async () => {
  const diamond = await signedIn(app().db, "premium");
  expect((await app().visit("/account/jobs", { as: diamond })).headers.get("location")).toBe(
    "/repair-cms",
  );
  const free = await signedIn(app().db);
  expect(await read("/account", free)).not.toContain("/account/jobs");
  expect(await read("/account/jobs", free)).toContain("No repair jobs found");
});

test("Offers nobody jobs to read who has none", async () => {
  const page = await read("/premium?from=repair", await signedIn(app().db));
  expect(page).toContain("Repair jobs need a current Diamond plan.");
  expect(page).not.toContain("Read my jobs");
});

test("Invites no Diamond member to Bronze", async () => {
  const page = await read("/premium", await signedIn(app().db, "premium"));
  expect(page).toMatch(/name="plan"[^>]*value="premium"|value="premium"[^>]*name="plan"/);
  expect(page).not.toMatch(/name="plan"[^>]*value="medium"|value="medium"[^>]*name="plan"/);
});
