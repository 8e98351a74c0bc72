import { and, eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { vehicles } from "#app/features/customers/tables.server.ts";
import { photos } from "#app/features/photos/tables.server.ts";
import { pointOf, walkPlaces } from "#app/features/photos/walk/places.ts";
import { repairJobs } from "#app/features/repair/tables.server.ts";
import { openApp } from "../../../support/app.ts";
import { gif, jpeg, png } from "../../../support/files/pictures.ts";
import { answers, quotedJob, send as sendLink } from "../../../support/links/links.ts";
import { makeJob } from "../../../support/make.ts";
import { lapsed, type Person, signedIn } from "../../../support/people.ts";
import { aVehicle } from "../../../support/repair/customers.ts";
import { makePhoto } from "../../../support/repair/make-photo.ts";
import { photosOf } from "../../../support/repair/photo-requests.ts";

const app = openApp();
const { send, rowsOf, filesOf } = photosOf(app);

const aShop = async () => {
  const owner = await signedIn(app().db, "premium");
  const job = await makeJob(app().db, { owner });
  const worksAt = { shopId: owner.shopId, role: "technician" } as const;
  return { owner, job, technician: await signedIn(app().db, "free", { worksAt }) };
};
const walkOf = ({ id }: { id: string }) => `/repair-cms/${id}/walk-round`;
const text = async (path: string, as: Person) => (await app().visit(path, { as })).text();
const jobRow = async (id: string) =>
  (await app().db.select().from(repairJobs).where(eq(repairJobs.id, id)).get())!;

describe("the photos of a walk-round", () => {
  test("A technician takes one from each place, and each is for the customer", async () => {
    const { owner, job, technician } = await aShop();
    for (const [at, place] of walkPlaces.entries()) {
      expect(await text(walkOf(job), technician)).toContain(`${at} of 8 taken`);
      expect((await send(technician, job.id, { point: pointOf(place) })).status).toBe(200);
    }
    const page = await text(walkOf(job), technician);
    expect(page).toContain("8 of 8 taken");
    expect(page).not.toContain("No photo yet");
    const rows = await rowsOf(owner.shopId);
    expect(rows.map(({ point, forCustomer }) => [point, forCustomer])).toEqual(
      walkPlaces.map((place) => [pointOf(place), true]),
    );
    // Taken again, both stay.
    await send(technician, job.id, { point: "walk:front" });
    const again = await text(walkOf(job), technician);
    expect([again.includes("8 of 8 taken"), again.includes("Photos: 2")]).toEqual([true, true]);
  });

  test("The photos and the inspection lead to it and say how far it is", async () => {
    const { owner, job } = await aShop();
    await send(owner, job.id, { point: "walk:front" });
    await send(owner, job.id, { point: "walk:dash" });
    for (const page of ["photos", "inspection"]) {
      const html = await text(`/repair-cms/${job.id}/${page}`, owner);
      expect(html, page).toContain("Walk-round: 2 of 8");
      expect(html, page).toContain(`href="${walkOf(job)}"`);
    }
    expect(await text(`/repair-cms/${job.id}/photos?lng=es`, owner)).toContain("Recorrido: 2 de 8");
  });

  test.each(["walk:roof", "walk:", "walk:Front"])(
    "Refuses the place “%s” and stores nothing",
    async (point) => {
      const { owner, job } = await aShop();
      const answer = await send(owner, job.id, { point });
      expect(answer.status).toBe(422);
      expect(await answer.json()).toMatchObject({ error: { key: "photos:problem.place" } });
      expect([await rowsOf(owner.shopId), await filesOf(owner.shopId)]).toEqual([[], []]);
    },
  );

  test("A photo of a point of the inspection is not for the customer by itself", async () => {
    const { owner, job } = await aShop();
    await send(owner, job.id, { point: "front-pads" });
    expect((await rowsOf(owner.shopId))[0]).toMatchObject({
      point: "front-pads",
      forCustomer: false,
    });
    expect(await text(walkOf(job), owner)).toContain("0 of 8 taken");
  });

  test("No point of an inspection takes a photo away from its place", async () => {
    const { owner: as, job } = await aShop();
    const form = { kind: "gasoline" };
    await app().visit(`/repair-cms/${job.id}/inspection/start`, { as, form });
    await send(as, job.id, { point: "walk:frontWheels" });
    const page = await text(`/repair-cms/${job.id}/inspection`, as);
    const point = /id="point-([\w-]+)"/.exec(page)![1]!;
    const [{ id } = { id: "" }] = await rowsOf(as.shopId);
    const address = `/repair-cms/${job.id}/inspection/${point}`;
    expect(await text(address, as)).not.toContain(`value="${id}"`);
    await app().visit(`${address}/photos`, { as, form: { "photo[]": id } });
    expect((await rowsOf(as.shopId))[0]).toMatchObject({ point: "walk:frontWheels" });
  });

  test("Without JavaScript each place has a form that leads back to it, and says what was wrong", async () => {
    const { owner: as, job } = await aShop();
    const page = await text(walkOf(job), as);
    expect(page.match(/capture="environment"/g)).toHaveLength(8);
    expect(page.match(/>Send photo</g)).toHaveLength(8);
    for (const place of walkPlaces) expect(page).toContain(`value="${pointOf(place)}"`);
    const post = (photo: Uint8Array<ArrayBuffer>) => {
      const form = new FormData();
      form.set("point", "walk:rear");
      form.set("photo", new Blob([photo]), "IMG_1.jpg");
      const headers = { accept: "text/html" };
      return app().visit(`/repair-cms/${job.id}/photos/add`, { as, form, headers });
    };
    expect((await post(jpeg)).headers.get("location")).toBe(`${walkOf(job)}#rear`);
    const refused = (await post(gif)).headers.get("location")!;
    expect(refused).toBe(`${walkOf(job)}?problem=type`);
    expect(await text(refused, as)).toContain("Only JPEG, PNG and WebP photos can be added.");
  });

  test("Another shop finds no walk-round of the job, and adds nothing to it", async () => {
    const [{ job }, { owner: other }] = [await aShop(), await aShop()];
    expect((await app().visit(walkOf(job), { as: other })).status).toBe(404);
    expect((await send(other, job.id, { point: "walk:front" })).status).toBe(404);
    for (const odometer of ["12000", "many"]) {
      const form = { odometer, odometerUnit: "km", version: "1" };
      expect((await app().visit(walkOf(job), { as: other, form })).status).toBe(404);
    }
    expect(await jobRow(job.id)).toMatchObject({ odometer: null, version: 1 });
  });

  test("After the plan has ended it can be seen, and nothing is added", async () => {
    const owner = await lapsed(app().db, "premium");
    const job = await makeJob(app().db, { owner });
    const id = await makePhoto(app().db, { owner, job }, { point: "walk:rear" });
    const page = await text(walkOf(job), owner);
    expect(page).toContain("1 of 8 taken");
    expect(page).toContain(`/photos/${id}/file/small`);
    expect([page.includes('type="file"'), page.includes('name="odometer"')]).toEqual([
      false,
      false,
    ]);
    const form = { odometer: "12000", odometerUnit: "km", version: "1" };
    const answer = await app().visit(walkOf(job), { as: owner, form });
    expect(answer.headers.get("location")).toMatch(/^\/premium/);
    expect(await jobRow(job.id)).toMatchObject({ odometer: null });
  });
});

describe("the odometer", () => {
  test("A technician saves it; the job, its history and its vehicle have it, and nothing else changes", async () => {
    const { owner, job, technician } = await aShop();
    const vehicle = await aVehicle(app().db, { owner, odometer: 90_000, odometerUnit: "mi" });
    await app()
      .db.update(repairJobs)
      .set({ vehicleId: vehicle.id })
      .where(eq(repairJobs.id, job.id));
    const before = await jobRow(job.id);
    // The vehicle's own reading is not the job's.
    expect(await text(walkOf(job), technician)).not.toContain('value="90000"');
    const form = { odometer: "118,430", odometerUnit: "mi", version: String(before.version) };
    const saved = await app().visit(walkOf(job), { as: technician, form });
    expect(saved.headers.get("location")).toBe(`${walkOf(job)}#dash`);
    const { updatedAt: _, ...stays } = before;
    expect(await jobRow(job.id)).toMatchObject({
      ...stays,
      odometer: 118_430,
      odometerUnit: "mi",
      version: before.version + 1,
    });
    const [car] = await app()
      .db.select()
      .from(vehicles)
      .where(and(eq(vehicles.shopId, owner.shopId), eq(vehicles.id, vehicle.id)));
    expect(car).toMatchObject({ odometer: 118_430, odometerUnit: "mi" });
    expect(await text(walkOf(job), technician)).toContain('value="118430"');
    expect(await text(`/repair-cms/${job.id}`, owner)).toContain("118,430 mi");
  });

  test("Whoever saves over another's change is told, keeps what was typed, and may save again", async () => {
    const { owner, job, technician } = await aShop();
    const post = (as: Person, odometer: string, version: string) => {
      const form = { odometer, odometerUnit: "km", version };
      return app().visit(walkOf(job), { as, form, headers: { accept: "text/html" } });
    };
    expect((await post(owner, "45210", "1")).status).toBe(302);
    const late = await post(technician, "45219", "1");
    expect(late.status).toBe(409);
    const page = await late.text();
    expect(page).toContain("This job was changed somewhere else.");
    expect([page.includes('value="45219"'), page.includes('name="version" value="2"')]).toEqual([
      true,
      true,
    ]);
    expect(await jobRow(job.id)).toMatchObject({ odometer: 45_210 });
    expect((await post(technician, "45219", "2")).status).toBe(302);
    expect(await jobRow(job.id)).toMatchObject({ odometer: 45_219, version: 3 });
    // A retry of a write whose response was lost succeeds.
    expect((await post(technician, "45219", "2")).status).toBe(302);
  });

  test.each([
    ["", "This field is required."],
    ["many", "Enter a whole number, like 85000."],
    ["-5", "Enter 0 or more."],
    ["99999999", "Enter 9,999,999 or less."],
  ])("Refuses “%s” beside its field", async (odometer, sentence) => {
    const { owner: as, job } = await aShop();
    const form = { odometer, odometerUnit: "km", version: "1" };
    const answer = await app().visit(walkOf(job), { as, form });
    expect(answer.status).toBe(422);
    const page = await answer.text();
    expect(page).toContain('aria-invalid="true"');
    expect(page).toContain(sentence);
    expect(await jobRow(job.id)).toMatchObject({ odometer: null, version: 1 });
  });
});

describe("the walk-round as evidence", () => {
  test("What is sent next names each place, on every page and in the reader's language", async () => {
    const made = await quotedJob(app(), { language: "en" });
    const { owner, job, quotes } = made;
    await send(owner, job.id, { point: "walk:driver" });
    await send(owner, job.id, { point: "walk:dash", photo: png({ width: 90, height: 60 }) });
    const [driver, dash] = await rowsOf(owner.shopId);
    await app().db.update(photos).set({ caption: "Cracked glass" }).where(eq(photos.id, dash!.id));
    const path = await sendLink(app(), made);
    const shown = async (address: string) => (await app().visit(address)).text();
    for (const [lng, name] of [
      ["en", "Driver side"],
      ["es", "Lado del conductor"],
    ]) {
      expect(await shown(`${path}?lng=${lng}`)).toContain(name);
      expect(await shown(`${path}/photos/${driver!.id}?lng=${lng}`)).toContain(name);
    }
    const page = await shown(path);
    expect([page.includes("Cracked glass"), page.includes("Dash with odometer")]).toEqual([
      true,
      false,
    ]);
    await app().visit(path, { form: answers(quotes) });
    for (const proof of [`${path}/certificate`, `/repair-cms/${job.id}/decisions/1`])
      expect(await text(proof, owner), proof).toContain("Photo 1: Driver side");
    expect((await rowsOf(owner.shopId)).every(({ sentAt }) => sentAt !== null)).toBe(true);
  });

  test("The shop's own pages name the place where no caption was typed", async () => {
    const { owner, job } = await aShop();
    await send(owner, job.id, { point: "walk:passenger" });
    const [{ id } = { id: "" }] = await rowsOf(owner.shopId);
    for (const page of ["photos", `photos/${id}`])
      expect(await text(`/repair-cms/${job.id}/${page}`, owner)).toContain("Passenger side");
  });
});
