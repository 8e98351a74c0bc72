import { eq } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { describe, expect, test } from "vitest";
import { shopMembers } from "#app/features/account/shops.tables.server.ts";
import { photoLimits } from "#app/features/photos/photo.ts";
import { photoTotals } from "#app/features/photos/tables.server.ts";
import { openApp } from "../../../support/app.ts";
import { gif, join, jpeg, png, webp } from "../../../support/files/pictures.ts";
import { makeJob } from "../../../support/make.ts";
import { lapsed, signedIn } from "../../../support/people.ts";
import { makePhoto } from "../../../support/repair/make-photo.ts";
import { photosOf } from "../../../support/repair/photo-requests.ts";
import { tally } from "../../../support/tally.ts";

const app = openApp();
const { send, rowsOf, filesOf } = photosOf(app);

const aShop = async () => {
  const owner = await signedIn(app().db, "premium");
  return { owner, job: await makeJob(app().db, { owner }) };
};
const worker = (shopId: string) =>
  signedIn(app().db, "free", { worksAt: { shopId, role: "technician" } });
const fileOf = (jobId: string, photoId: string, size = "large") =>
  `/repair-cms/${jobId}/photos/${photoId}/file/${size}`;

describe("adding photos", () => {
  test("A technician's photo is on the job's page, large and small, as a picture and nothing else", async () => {
    const { owner, job } = await aShop();
    const technician = await worker(owner.shopId);
    expect((await send(technician, job.id)).status).toBe(200);
    const [photo] = await rowsOf(owner.shopId);
    expect(photo).toMatchObject({ jobId: job.id, width: 40, height: 20, by: technician.id });
    const page = await app().visit(`/repair-cms/${job.id}/photos`, { as: owner });
    expect(await page.text()).toContain(fileOf(job.id, photo!.id, "small"));
    for (const size of ["large", "small"]) {
      const answer = await app().visit(fileOf(job.id, photo!.id, size), { as: owner });
      expect(answer.status).toBe(200);
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        "content-type": "image/jpeg",
        "cache-control": "private, max-age=31536000, immutable",
        "x-content-type-options": "nosniff",
        "content-security-policy": expect.stringContaining("sandbox"),
      });
    }
  });

  test("A photo that is sent again, also at the same moment, is there once", async () => {
    const { owner, job } = await aShop();
    const id = newId();
    const answers = await Promise.all([1, 2, 3].map(() => send(owner, job.id, { id })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await send(owner, job.id, { id })).status).toBe(200);
    expect(await rowsOf(owner.shopId)).toHaveLength(1);
    const [total] = await app()
      .db.select()
      .from(photoTotals)
      .where(eq(photoTotals.shopId, owner.shopId));
    expect(total).toMatchObject({ photos: 1, bytes: (await rowsOf(owner.shopId))[0]!.bytes });
    expect(await filesOf(owner.shopId)).toHaveLength(1); // both copies are the same bytes here
  });

  test("No place, device or hidden file is in any stored byte", async () => {
    const { owner, job } = await aShop();
    const note = join("Exif\0\0II*\0\x08\0\0\0\0\0 Apple iPhone GPS 27.5N");
    const length = note.length + 2;
    const head = Uint8Array.of(0xff, 0xe1, length >> 8, length & 0xff);
    const photo = join(jpeg.subarray(0, 2), head, note, jpeg.subarray(2), "PK\x03\x04 secret.zip");
    expect((await send(owner, job.id, { photo, small: photo })).status).toBe(200);
    for (const key of await filesOf(owner.shopId)) {
      const stored = Buffer.from(await (await app().files.get(key))!.arrayBuffer());
      expect(stored.toString("latin1")).not.toMatch(/Apple|GPS|secret/);
    }
  });

  test("Without a small copy one is drawn", async () => {
    const { owner, job } = await aShop();
    const form = new FormData();
    form.set("photo", new Blob([png({ width: 900, height: 600 })]), "IMG_1.png");
    const as = owner;
    const answer = await app().visit(`/repair-cms/${job.id}/photos/add`, {
      as,
      form,
      headers: { accept: "text/html" },
    });
    expect(answer.headers.get("location")).toBe(`/repair-cms/${job.id}/photos`);
    const [photo] = await rowsOf(owner.shopId);
    expect(photo).toMatchObject({
      width: 900,
      height: 600,
      small: expect.stringMatching(/\.jpg$/),
    });
  });

  test.each([
    ["a GIF", gif, "photos:problem.type"],
    ["an iPhone's HEIC", join("\0\0\0\x18ftypheic\0\0\0\0"), "photos:problem.heic"],
    ["a page", join("<svg onload=alert(1)>"), "photos:problem.type"],
    ["a damaged file", webp.subarray(0, 30), "photos:problem.broken"],
    ["nothing", new Uint8Array(), "photos:problem.broken"],
    ["too much", new Uint8Array(photoLimits.bytes + 100_000), "photos:problem.tooLarge"],
  ] as const)("Refuses %s with its sentence, and stores nothing", async (_, photo, key) => {
    const { owner, job } = await aShop();
    const answer = await send(owner, job.id, { photo: new Uint8Array(photo) });
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ ok: false, error: { key } });
    expect([await rowsOf(owner.shopId), await filesOf(owner.shopId)]).toEqual([[], []]);
  });

  test("Without JavaScript the page says what was wrong", async () => {
    const { owner, job } = await aShop();
    const form = new FormData();
    form.set("photo", new Blob([gif]), "a.gif");
    const headers = { accept: "text/html" };
    const refused = await app().visit(`/repair-cms/${job.id}/photos/add`, {
      as: owner,
      form,
      headers,
    });
    const to = refused.headers.get("location")!;
    expect(to).toBe(`/repair-cms/${job.id}/photos?problem=type`);
    expect(await (await app().visit(to, { as: owner })).text()).toContain(
      "Only JPEG, PNG and WebP photos can be added.",
    );
  });

  test("A job takes sixty, of which the last place is given once", async () => {
    const { owner, job } = await aShop();
    for (let n = 1; n < photoLimits.perJob; n++) await makePhoto(app().db, { owner, job });
    const last = await Promise.all([1, 2, 3, 4].map(() => send(owner, job.id)));
    expect(last.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    expect(await rowsOf(owner.shopId)).toHaveLength(photoLimits.perJob);
  });

  test("A shop whose storage is full is told so", async () => {
    const { owner, job } = await aShop();
    await makePhoto(app().db, { owner, job }, { bytes: photoLimits.perShop });
    const answer = await send(owner, job.id);
    expect(await answer.json()).toMatchObject({ error: { key: "photos:problem.shopFull" } });
  });
});

describe("who sees photos", () => {
  test("Nobody but members of the shop, by any address; a former member no more", async () => {
    const [{ owner, job }, { owner: other, job: otherJob }] = [await aShop(), await aShop()];
    await send(owner, job.id);
    const { id } = (await rowsOf(owner.shopId))[0]!;
    const former = await worker(owner.shopId);
    expect((await app().visit(fileOf(job.id, id), { as: former })).status).toBe(200);
    await app().db.delete(shopMembers).where(eq(shopMembers.userId, former.id));
    const addresses = [fileOf(job.id, id), fileOf(otherJob.id, id), `/repair-cms/${job.id}/photos`];
    for (const address of addresses)
      for (const method of ["GET", "HEAD"]) {
        const answer = await app().visit(address, { as: other, method });
        tally(1);
        expect(answer.status, address).toBe(404);
      }
    expect((await app().visit(fileOf(job.id, id), { as: former })).status).not.toBe(200);
    expect((await app().visit(fileOf(job.id, id))).headers.get("location")).toMatch(/^\/login/);
    for (const size of ["huge", "..%2Flarge", "%00"])
      expect((await app().visit(fileOf(job.id, id, size), { as: owner })).status).toBe(404);
  });

  test("After the plan has ended they can be seen, and none is added", async () => {
    const owner = await lapsed(app().db, "premium");
    const job = await makeJob(app().db, { owner });
    const id = await makePhoto(app().db, { owner, job, files: app().files });
    expect((await app().visit(fileOf(job.id, id), { as: owner })).status).toBe(200);
    const page = await app().visit(`/repair-cms/${job.id}/photos`, { as: owner });
    expect(await page.text()).not.toContain('type="file"');
    expect((await send(owner, job.id)).headers.get("location")).toMatch(/^\/premium/);
    expect(await rowsOf(owner.shopId)).toHaveLength(1);
  });

  test("Another shop's job takes none", async () => {
    const [{ owner }, { job }] = [await aShop(), await aShop()];
    expect((await send(owner, job.id)).status).toBe(404);
    expect(await filesOf(owner.shopId)).toEqual([]);
  });
});

test("The page shows all photos of a job, each loaded when it comes into view", async () => {
  const { owner, job } = await aShop();
  for (let n = 0; n < 30; n++) await makePhoto(app().db, { owner, job });
  const page = await app().visit(`/repair-cms/${job.id}/photos`, { as: owner });
  expect((await page.text()).match(/loading="lazy"/g)).toHaveLength(30);
});
