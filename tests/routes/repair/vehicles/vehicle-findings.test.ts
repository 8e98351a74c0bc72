import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { findings } from "#app/features/inspection/tables.server.ts";
import { vehicleFindingsQuery } from "#app/features/inspection/vehicle/vehicle-findings.server.ts";
import { photos } from "#app/features/photos/tables.server.ts";
import { openApp } from "../../../support/app.ts";
import { inspect } from "../../../support/links/inspections.ts";
import { makeQuote, makeShop } from "../../../support/make.ts";
import { signedIn } from "../../../support/people.ts";
import { makePhoto } from "../../../support/repair/make-photo.ts";
import { makeVisits } from "../../../support/repair/visits.ts";

// Findings of an inspection stay on the page of their vehicle.

const app = openApp();

async function inspectedVehicle() {
  const { db } = app();
  const made = await makeVisits(db);
  const { owner, visit } = made;
  await makeShop(db, owner);
  const [earlier, latest] = [await visit(), await visit()];
  const of = ({ id: jobId }: { id: string }) => ({ ref: { shopId: owner.shopId, jobId }, owner });
  const declined = await makeQuote(db, {
    owner,
    job: earlier,
    description: "Brakes",
    status: "rejected",
  });
  const approved = await makeQuote(db, {
    owner,
    job: earlier,
    description: "Shocks",
    status: "approved",
  });
  const photoId = await makePhoto(db, { owner, job: earlier }, { point: "frontPads" });
  await inspect(app(), of(earlier), [
    { point: "frontPads", quoteId: declined.id },
    { point: "shocks", color: "yellow", quoteId: approved.id },
    { point: "hoses", color: "yellow" },
  ]);
  const inspectLatest = () =>
    inspect(app(), of(latest), [
      { point: "airFilter", color: "yellow" },
      { point: "wipers", color: "yellow", quoteId: "gone" },
      { point: "leaks", color: "green" },
      { point: "glass", color: "skipped" },
    ]);
  const page = async (as = owner) => {
    const answer = await app().visit(`/repair-cms/vehicles/${made.vehicle.id}`, { as });
    return (await answer.text()).replaceAll("<!-- -->", "");
  };
  return { ...made, declined, photoId, earlier, inspectLatest, page };
}

test("Says of declined work what was found, with its color, day and photo", async () => {
  const { page, photoId, earlier } = await inspectedVehicle();
  const [, section] = (await page()).split("Declined work");
  const [declined] = section!.split("Found, not quoted");
  expect(declined).toMatch(/>Red<\/span> Front brake pads, seen \w+ \d+, \d{4}/);
  expect(declined).toContain(`/repair-cms/${earlier.id}/photos/${photoId}/file/small`);
  expect(declined).toContain(`href="/repair-cms/${earlier.id}/photos/${photoId}"`);
  expect(declined).not.toContain("Shocks and struts");
});

test("Says what the last inspection found that no quote was made of, or whose quote is gone", async () => {
  const { page, inspectLatest } = await inspectedVehicle();
  const open = async () => (await page()).split("Found, not quoted")[1]!.split("</ul>")[0]!;
  expect(await open()).toContain("Coolant hoses and radiator");
  expect(await open()).not.toMatch(/Shocks|Front brake pads/);
  await inspectLatest();
  for (const said of ["Engine air filter", "Wipers and washer", ">Yellow<"])
    expect(await open()).toContain(said);
  expect(await open()).not.toMatch(/hoses|Leaks|Windshield/);
});

test("No longer shows a photo that was deleted", async () => {
  const { page, photoId } = await inspectedVehicle();
  await app().db.update(photos).set({ removedAt: new Date() }).where(eq(photos.id, photoId));
  const shown = await page();
  expect(shown).not.toContain(photoId);
  expect(shown).toContain("Front brake pads");
});

test("A vehicle without an inspection has nothing of it, nor has another shop's", async () => {
  const { db } = app();
  const { page, declined } = await inspectedVehicle();
  await db.delete(findings).where(eq(findings.quoteId, declined.id));
  expect((await page()).split("Declined work")[1]).not.toContain("Front brake pads");
  const plain = await makeVisits(db);
  await plain.visit();
  const answer = await app().visit(`/repair-cms/vehicles/${plain.vehicle.id}`, { as: plain.owner });
  expect(await answer.text()).not.toContain("Found, not quoted");
  const stranger = await signedIn(db, "premium");
  expect(await page(stranger)).not.toContain("hoses");
});

test("Reads the vehicle's visits by their index", async () => {
  const { owner, vehicle } = await inspectedVehicle();
  const asked = { shopId: owner.shopId, id: vehicle.id };
  const { sql, params } = vehicleFindingsQuery(app().db, asked).toSQL();
  const { results } = await app()
    .d1.prepare(`EXPLAIN QUERY PLAN ${sql}`)
    .bind(...params)
    .all<{ detail: string }>();
  const plan = results.map(({ detail }) => detail);
  expect(plan.join("\n")).toMatch(
    /findings.*USING INDEX findings_of_job \(shop_id=\? AND job_id=\?\)/,
  );
  expect(plan.filter((one) => /^SCAN (?!.*(VIRTUAL TABLE|subquery))/i.test(one))).toEqual([]);
});
