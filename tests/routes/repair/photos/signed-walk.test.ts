import { eq } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { describe, expect, test } from "vitest";
import { walkSignatures } from "#app/features/approval/walk-signatures.tables.server.ts";
import { photos } from "#app/features/photos/tables.server.ts";
import { repairJobs } from "#app/features/repair/tables.server.ts";
import { openApp } from "../../../support/app.ts";
import { givePassword, password } from "../../../support/join.ts";
import { answers, quotedJob, send as sendLink } from "../../../support/links/links.ts";
import { makeJob } from "../../../support/make.ts";
import { type Person, signedIn } from "../../../support/people.ts";
import { aVehicle } from "../../../support/repair/customers.ts";
import { photosOf } from "../../../support/repair/photo-requests.ts";

const app = openApp();
const { send } = photosOf(app);

const visit = (path: string, as: Person, form?: Record<string, string>) =>
  app().visit(path, { as, ...(form && { form }) });
const text = async (path: string, as: Person) => (await visit(path, as)).text();
const rowsOf = (jobId: string) =>
  app().db.select().from(walkSignatures).where(eq(walkSignatures.jobId, jobId));

/** A shop whose technician has walked round the car of a Spanish-speaking customer. */
async function walked() {
  const owner = await signedIn(app().db, "premium");
  const vehicle = await aVehicle(app().db, { owner });
  const job = await makeJob(app().db, {
    owner,
    language: "es",
    odometer: 81_200,
    odometerUnit: "km",
  });
  await app().db.update(repairJobs).set({ vehicleId: vehicle.id }).where(eq(repairJobs.id, job.id));
  const worksAt = { shopId: owner.shopId, role: "technician" } as const;
  const technician = await signedIn(app().db, "free", { worksAt });
  await givePassword(app(), technician.id);
  const front = newId();
  await send(technician, job.id, { id: front, point: "walk:front" });
  await send(technician, job.id, { point: "walk:dash" });
  const walk = `/repair-cms/${job.id}/walk-round`;
  return { owner, technician, job, front, walk, vehicleId: vehicle.id };
}
const signature = (key = newId()) => ({
  key,
  language: "es",
  name: "María Peña",
  signature: "[[10,10,400,300]]",
});
/** Signs the walk-round and hands the device back. */
async function signed() {
  const made = await walked();
  await visit(`${made.walk}/sign`, made.technician, {});
  await visit("/counter", made.technician, signature());
  await visit("/counter/unlock", made.technician, { password });
  return made;
}

describe("signing a walk-round", () => {
  test("The customer signs it on the shop's device, in their language, without any quote", async () => {
    const { technician, job, walk, front } = await walked();
    const held = await visit(`${walk}/sign`, technician, {});
    expect(held.headers.get("location")).toBe("/counter");
    const page = await text("/counter", technician);
    expect(page).toContain('<html lang="es">');
    for (const said of ["Cómo llegó su vehículo", "81,200", "no autoriza ningún trabajo"])
      expect(page.replace("81.200", "81,200")).toContain(said);
    expect(page).toContain(`/counter/photos/${front}`);
    expect((await visit(`/counter/photos/${front}`, technician)).status).toBe(200);
    expect((await visit(`/counter/photos/${front}/file/small`, technician)).status).toBe(200);
    expect((await visit("/repair-cms", technician)).headers.get("location")).toBe("/counter");

    const answer = await visit("/counter", technician, signature());
    expect([answer.status, answer.headers.get("location")]).toEqual([303, "/counter"]);
    expect(await text("/counter", technician)).toContain("Usted firmó como María Peña");
    const unlocked = await visit("/counter/unlock", technician, { password });
    expect(unlocked.headers.get("location")).toBe(walk);
    const [row] = await rowsOf(job.id);
    expect(row).toMatchObject({ n: 1, name: "María Peña", language: "es", odometer: 81_200 });
    expect(row?.photos).toHaveLength(2);
    expect(await text(walk, technician)).toContain("Signed by María Peña");
    expect(await text(`/repair-cms/${job.id}`, technician)).toContain("signed the walk-round.");
  });

  test("A form that is sent twice, and twice at once, is one signature", async () => {
    const { technician, job, walk } = await walked();
    await visit(`${walk}/sign`, technician, {});
    const form = signature();
    const both = [visit("/counter", technician, form), visit("/counter", technician, form)];
    for (const answer of await Promise.all(both)) expect(answer.status).toBe(303);
    await visit("/counter", technician, form);
    await visit("/counter", technician, signature());
    expect(await rowsOf(job.id)).toHaveLength(1);
  });

  test("Refuses a form without a name, and keeps what was drawn", async () => {
    const { technician, job, walk } = await walked();
    await visit(`${walk}/sign`, technician, {});
    const refused = await visit("/counter", technician, { ...signature(), name: " " });
    expect(refused.status).toBe(422);
    const page = await refused.text();
    expect(page).toContain("Escriba su nombre");
    expect(page).toContain("[[10,10,400,300]]");
    expect(await rowsOf(job.id)).toEqual([]);
  });

  test("Nothing is signed that has changed since it was shown", async () => {
    const { owner, technician, job, walk, front } = await walked();
    await visit(`${walk}/sign`, technician, {});
    await visit(`/repair-cms/${job.id}/photos/${front}/caption`, owner, { caption: "A dent" });
    expect(await text("/counter", technician)).toContain("El taller cambió las fotos");
    await visit("/counter", technician, signature());
    expect(await rowsOf(job.id)).toEqual([]);
  });

  test("Without a photo for the customer there is nothing to sign", async () => {
    const { owner, technician, job, walk } = await walked();
    await app().db.update(photos).set({ forCustomer: false }).where(eq(photos.jobId, job.id));
    expect((await visit(`${walk}/sign`, technician, {})).status).toBe(409);
    expect(await text(walk, owner)).not.toContain("Have the customer sign");
  });
});

describe("a signed walk-round", () => {
  test("Has a proof of its own, as page, paper and file, which are checked", async () => {
    const { owner, job, walk, front } = await signed();
    const proof = `${walk}/signed/1`;
    const page = await text(proof, owner);
    expect(page).toContain("What is stored is exactly what was signed.");
    expect(page).toContain("María Peña");
    const [row] = await rowsOf(job.id);
    expect(page).toContain(row?.sha256);
    const paper = await visit(`${proof}?file=pdf`, owner);
    expect(paper.headers.get("content-type")).toBe("application/pdf");
    const file = await visit(`${proof}?file=json`, owner);
    expect(await file.text()).toContain('"kind":"walkRound"');
    expect((await visit(`${proof}/photos/${front}?size=small`, owner)).status).toBe(200);
    expect((await visit(`${proof}/photos/${newId()}`, owner)).status).toBe(404);
    const known = await app().visit(`/verify?hash=${row?.sha256}`);
    expect(await known.text()).toContain("Yes. This is exactly what a shop sent");
    const name = `revisions/${owner.shopId}/${row?.sha256}.json`;
    await app().files.put(name, "something else");
    expect(await text(proof, owner)).toContain("Warning: what is stored is missing");
  });

  test("Stands on the proof of the customer's answers and on the vehicle", async () => {
    const { owner, vehicleId } = await signed();
    const vehicle = await text(`/repair-cms/vehicles/${vehicleId}`, owner);
    expect(vehicle).toContain("Signed by María Peña");
    const quoted = await quotedJob(app());
    await send(quoted.owner, quoted.job.id, { point: "walk:front" });
    await visit(`/repair-cms/${quoted.job.id}/walk-round/sign`, quoted.owner, {});
    await givePassword(app(), quoted.owner.id);
    await visit("/counter", quoted.owner, signature());
    await visit("/counter/unlock", quoted.owner, { password });
    const path = await sendLink(app(), quoted);
    await app().visit(path, { form: answers(quoted.quotes) });
    const proof = await (await app().visit(`${path}/certificate?lng=en`)).text();
    expect(proof).toContain("Walk-round signed at drop-off");
    expect(proof).toContain("María Peña");
  });

  test("Says that it has changed, keeps a deleted photo, and the job is never deleted", async () => {
    const { owner, technician, job, walk, front } = await signed();
    const changed = "It has changed since it was signed";
    expect(await text(walk, owner)).not.toContain(changed);
    await visit(`/repair-cms/${job.id}/photos/${front}/delete`, owner, {});
    expect(await text(walk, owner)).toContain(changed);
    expect((await visit(`${walk}/signed/1/photos/${front}`, owner)).status).toBe(200);
    expect(await text(`${walk}/signed/1`, owner)).toContain("exactly what was signed");
    expect((await visit(`/repair-cms/${job.id}/delete`, owner, {})).status).toBe(409);
    await visit(`${walk}/sign`, technician, {});
    await visit("/counter", technician, signature());
    expect((await rowsOf(job.id)).map(({ n }) => n)).toEqual([1, 2]);
  });

  test("Is not found by another shop, nor signed for a member who was removed", async () => {
    const { owner, technician, job, walk, front } = await signed();
    const stranger = await signedIn(app().db, "premium");
    expect((await visit(`${walk}/signed/1`, technician)).status).toBe(200);
    for (const path of [`${walk}/signed/1`, `${walk}/signed/1/photos/${front}`])
      expect((await visit(path, stranger)).status).toBe(404);
    expect((await visit(`${walk}/sign`, stranger, {})).status).toBe(404);
    expect((await visit(`${walk}/signed/2`, owner)).status).toBe(404);
    await send(technician, job.id, { point: "walk:rear" });
    await visit(`${walk}/sign`, technician, {});
    await app()
      .db.$client.prepare("DELETE FROM shop_members WHERE user_id = ?")
      .bind(technician.id)
      .run();
    await visit("/counter", technician, signature());
    expect((await visit(`/counter/photos/${front}`, technician)).status).toBe(404);
    expect(await rowsOf(job.id)).toHaveLength(1);
  });
});
