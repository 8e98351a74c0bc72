import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { calendarSettings } from "#app/features/calendar/openings.tables.server.ts";
import { openApp } from "../../support/app.ts";
import { makeShop } from "../../support/make.ts";
import { type Person, signedIn } from "../../support/people.ts";
import { makeAppointment } from "../../support/repair/make-appointment.ts";

const app = openApp();

async function shopWith() {
  const owner = await signedIn(app().db, "premium");
  await makeShop(app().db, owner);
  return { owner, shopId: owner.shopId };
}

const page = async (as: Person, path: string) => (await app().visit(path, { as })).text();

const settings = {
  "week-0": "8-12, 13:00-17:30",
  "week-1": "",
  promisedHours: "0.5",
  isBookable: "yes",
  address: "Mi-Taller-1",
  noticeHours: "4",
  daysAhead: "30",
  pageShare: "70",
  services: "Brakes | Frenos | 2\nNo idea | No sé | 1",
  version: "0",
};

test("The owner says when the shop is open, and what cannot be read is named", async () => {
  const { owner, shopId } = await shopWith();
  const save = (form: Record<string, string>) =>
    app().visit("/repair-cms/calendar-settings", { as: owner, form });
  const wrong = await save({ ...settings, "week-0": "12-8", services: "Brakes 2" });
  const said = await wrong.text();
  expect(wrong.status).toBe(422);
  expect(said).toContain("Write the hours like");
  expect(said).toContain("Each line needs both names");
  const nowhere = await save({ ...settings, address: "" });
  expect(await nowhere.text()).toContain("Choose an address for the page");
  const address = `taller-${Date.now()}`;
  expect((await save({ ...settings, address })).status).toBe(200);
  const [row] = await app()
    .db.select()
    .from(calendarSettings)
    .where(eq(calendarSettings.shopId, shopId));
  expect(row).toMatchObject({
    address,
    promisedHours: 50,
    week: [
      [
        [480, 720],
        [780, 1050],
      ],
      [],
      [],
      [],
      [],
      [],
      [],
    ],
    services: [
      { names: { en: "Brakes", es: "Frenos" }, hours: 2_00 },
      { names: { en: "No idea", es: "No sé" }, hours: 1_00 },
    ],
  });
  expect((await save({ ...settings, address })).status).toBe(409);
  expect((await save({ ...settings, address, version: "1" })).status).toBe(200);
  // Twice saved, and once refused.
  const after = await page(owner, "/repair-cms/calendar-settings");
  expect(after.match(/Opening hours or booking page saved/g)).toHaveLength(2);
  const { owner: other } = await shopWith();
  const taken = await app().visit("/repair-cms/calendar-settings", {
    as: other,
    form: { ...settings, address },
  });
  expect(await taken.text()).toContain("Another shop has this address");
});

test("On closed days nobody can be placed", async () => {
  const { owner, shopId } = await shopWith();
  const closed = { fromDay: "2027-03-08", toDay: "2027-03-09", note: "Vacation" };
  const answer = await app().visit("/repair-cms/calendar-settings/closures", {
    as: owner,
    form: closed,
  });
  expect(answer.status).toBe(302);
  expect(await page(owner, "/repair-cms/calendar?day=2027-03-08")).toContain("Vacation");
  expect(await page(owner, "/repair-cms/calendar-settings")).toContain("Closed days changed");
  const placed = ["2027-03-08", "2027-03-09", "2027-03-10"].map((day) =>
    makeAppointment(app().db, { shopId, day }),
  );
  expect(await Promise.all(placed)).toEqual(["closed", "closed", "placed"]);
});
