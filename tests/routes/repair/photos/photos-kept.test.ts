import { eq } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { describe, expect, test } from "vitest";
import { storePhoto } from "#app/features/photos/store-photo.server.ts";
import { photoLeftovers, photos, photoTotals } from "#app/features/photos/tables.server.ts";
import { openApp } from "../../../support/app.ts";
import { jpeg } from "../../../support/files/pictures.ts";
import { makeJob } from "../../../support/make.ts";
import { type Person, signedIn } from "../../../support/people.ts";
import { makePhoto } from "../../../support/repair/make-photo.ts";
import { photosOf } from "../../../support/repair/photo-requests.ts";

const app = openApp();
const { send, rowsOf, filesOf } = photosOf(app);

const aShop = async () => {
  const owner = await signedIn(app().db, "premium");
  return { owner, job: await makeJob(app().db, { owner }) };
};

describe("captions", () => {
  const caption = (as: Person, jobId: string, id: string, form: Record<string, string>) =>
    app().visit(`/repair-cms/${jobId}/photos/${id}/caption`, { as, form });

  test("A caption is saved at its version; an older form is told, and keeps its words", async () => {
    const { owner, job } = await aShop();
    const id = await makePhoto(app().db, { owner, job });
    const first = await caption(owner, job.id, id, { caption: "Balatas al límite", version: "1" });
    expect(first.status).toBe(302);
    const late = await caption(owner, job.id, id, { caption: "Other", version: "1" });
    expect(late.status).toBe(409);
    expect(await late.text()).toContain("Other");
    expect((await rowsOf(owner.shopId))[0]).toMatchObject({
      caption: "Balatas al límite",
      version: 2,
    });
  });

  test("Everyone reads it in their own language", async () => {
    const { owner, job } = await aShop();
    const id = await makePhoto(app().db, { owner, job });
    await caption(owner, job.id, id, { caption: "Fuga de aceite", version: "1" });
    await expect
      .poll(
        async () => {
          const as = owner;
          const page = await app().visit(`/repair-cms/${job.id}/photos?lng=en`, { as });
          return page.text();
        },
        { timeout: 10_000 },
      )
      .toContain("Original in Spanish");
  });

  test("Says how long a caption may be", async () => {
    const { owner, job } = await aShop();
    const id = await makePhoto(app().db, { owner, job });
    const answer = await caption(owner, job.id, id, { caption: "a".repeat(301), version: "1" });
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain("Use at most 300 characters.");
  });
});

describe("what is deleted", () => {
  test("A photo goes with its files", async () => {
    const { owner, job } = await aShop();
    await send(owner, job.id);
    const { id } = (await rowsOf(owner.shopId))[0]!;
    const answer = await app().visit(`/repair-cms/${job.id}/photos/${id}/delete`, {
      as: owner,
      form: {},
    });
    expect(answer.headers.get("location")).toBe(`/repair-cms/${job.id}/photos`);
    expect(await rowsOf(owner.shopId)).toEqual([]);
    await expect.poll(() => filesOf(owner.shopId)).toEqual([]);
  });

  test("The photos of a deleted job go with it within a quarter of an hour", async () => {
    const { owner, job } = await aShop();
    await send(owner, job.id);
    await app().visit(`/repair-cms/${job.id}/delete`, { as: owner, form: {} });
    expect(await rowsOf(owner.shopId)).toEqual([]);
    await app().quarter();
    expect(await filesOf(owner.shopId)).toEqual([]);
    const totals = app().db.select().from(photoTotals).where(eq(photoTotals.shopId, owner.shopId));
    expect(await totals).toMatchObject([{ photos: 0, bytes: 0 }]);
  });

  test("Files whose photo never came to be are cleared after their hour, and no others", async () => {
    const { owner, job } = await aShop();
    await send(owner, job.id);
    const before = await filesOf(owner.shopId);
    const [lost, coming] = [newId(), newId()];
    const leftover = { shopId: owner.shopId, file: `${"c".repeat(64)}.jpg`, small: "s.jpg" };
    await app()
      .db.insert(photoLeftovers)
      .values([
        { ...leftover, photoId: lost, dueAt: new Date(Date.now() - 1_000) },
        { ...leftover, photoId: coming, dueAt: new Date(Date.now() + 600_000) },
      ]);
    const keyOf = (id: string) => `photos/${owner.shopId}/${id}/${leftover.file}`;
    for (const id of [lost, coming]) await app().files.put(keyOf(id), "x");
    await app().quarter();
    expect(await filesOf(owner.shopId)).toEqual([...before, keyOf(coming)].sort());
  });

  test("Three tries at once, each later by a moment, store a photo once and leave nothing behind", async () => {
    const { owner, job } = await aShop();
    const { db, files } = app();
    const id = newId();
    const ref = { shopId: owner.shopId, jobId: job.id };
    const file = { name: `${"d".repeat(64)}.jpg`, bytes: jpeg };
    const size = { width: 40, height: 20 };
    const photo = {
      id,
      files: { large: file, small: file, ...size },
      takenAt: null,
      point: null,
      by: owner.id,
    };
    const start = Date.now();
    const tries = [1, 2, 3].map((later) =>
      storePhoto({ db, files, now: () => start + later }, ref, photo),
    );
    expect(await Promise.all(tries)).toEqual(["stored", "stored", "stored"]);
    const left = await db.select().from(photoLeftovers).where(eq(photoLeftovers.photoId, id));
    expect(left).toEqual([]);
  });

  test("Nothing is stored under a name that is being cleared", async () => {
    const { owner, job } = await aShop();
    await send(owner, job.id);
    const { id, file, small } = (await rowsOf(owner.shopId))[0]!;
    await app().db.delete(photos).where(eq(photos.id, id));
    const dueAt = new Date(Date.now() + 600_000);
    await app()
      .db.insert(photoLeftovers)
      .values({ shopId: owner.shopId, photoId: id, file, small, dueAt, claimed: true })
      .onConflictDoUpdate({
        target: [photoLeftovers.shopId, photoLeftovers.photoId, photoLeftovers.file],
        set: { claimed: true, dueAt },
      });
    expect((await send(owner, job.id, { id })).status).toBe(503);
    expect(await rowsOf(owner.shopId)).toEqual([]);
  });
});
