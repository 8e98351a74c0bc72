import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { links } from "#app/features/approval/tables.server.ts";
import { photos } from "#app/features/photos/tables.server.ts";
import { openApp } from "../../support/app.ts";
import { jpeg, png } from "../../support/files/pictures.ts";
import { answers, quotedJob, recordsOf, send } from "../../support/links/links.ts";
import { signedIn } from "../../support/people.ts";
import { photosOf } from "../../support/repair/photo-requests.ts";
import { tally } from "../../support/tally.ts";

const app = openApp();
const { send: addPhoto, rowsOf, filesOf } = photosOf(app);

const arrow = { kind: "arrow", x1: 0, y1: 0, x2: 5000, y2: 10_000 } as const;

/** A job with quotes and two photos, of which the first is for the customer. */
async function photographed() {
  const made = await quotedJob(app(), { language: "en" });
  await addPhoto(made.owner, made.job.id);
  await addPhoto(made.owner, made.job.id, { photo: png({ width: 90, height: 60 }) });
  const [shown, hidden] = (await rowsOf(made.owner.shopId)).map(({ id }) => id);
  await app()
    .db.update(photos)
    .set({ forCustomer: true, marks: [arrow], caption: "Worn pads" })
    .where(eq(photos.id, shown!));
  return { ...made, shown: shown!, hidden: hidden! };
}

/** Sends the photographed job by a link. */
async function sentPhotos() {
  const made = await photographed();
  return { ...made, path: await send(app(), made) };
}

const text = async (path: string) => (await app().visit(path)).text();
const statusOf = async (path: string, method = "GET") =>
  (await app().visit(path, { method })).status;
const fileOf = (path: string, id: string, size = "large") => `${path}/photos/${id}/file/${size}`;
const removePhoto = ({ owner: as, job, shown }: Awaited<ReturnType<typeof photographed>>) =>
  app().visit(`/repair-cms/${job.id}/photos/${shown}/delete`, { as, form: {} });

describe("the customer's page", () => {
  test("Shows the photos for the customer, small, with what is drawn on them, and no others", async () => {
    const { path, shown, hidden } = await sentPhotos();
    const page = await text(path);
    expect(page).toMatch(/<img [^>]*width="40" height="20"[^>]*loading="lazy"|loading="lazy"/);
    expect(page).toContain(fileOf(path, shown, "small"));
    expect(page).toContain("Worn pads");
    expect(page).toContain('class="marks"');
    expect(page).not.toContain(hidden);
    expect(page).not.toContain("/file/large");
  });

  test("Opens one large by a plain link, with its caption, as a picture and nothing else", async () => {
    const { path, shown } = await sentPhotos();
    const page = await text(`${path}/photos/${shown}`);
    expect(page).toContain(fileOf(path, shown));
    expect(page).toContain("Photo 1 of 1");
    expect(page).toContain(`href="${path}"`);
    expect(page.match(/<script/g)).toBeNull();
    for (const size of ["large", "small"]) {
      const answer = await app().visit(fileOf(path, shown, size));
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        "content-type": "image/jpeg",
        "cache-control": "private, no-store",
        "x-content-type-options": "nosniff",
        "referrer-policy": "no-referrer",
        "content-security-policy": expect.stringContaining("sandbox"),
      });
      expect(Buffer.from(await answer.arrayBuffer()).equals(Buffer.from(jpeg))).toBe(true);
    }
  });

  test("Is sent as it was: what is said or drawn later is on the next link alone", async () => {
    const made = await sentPhotos();
    await app()
      .db.update(photos)
      .set({ caption: "Other words", marks: [], version: 9 })
      .where(eq(photos.id, made.shown));
    expect(await text(made.path)).toContain("Worn pads");
    const next = await text(await send(app(), made));
    expect(next).toContain("Other words");
    expect(next).not.toContain('class="marks"');
  });
});

describe("who sees a photo that was sent", () => {
  test("Nobody by another link, an ended one or a photo that was not sent, by any method", async () => {
    const [made, other] = [await sentPhotos(), await sentPhotos()];
    const unsent = "01890000-0000-7000-8000-000000000000";
    const addresses = [
      fileOf(made.path, made.hidden),
      fileOf(made.path, other.shown),
      fileOf(made.path, unsent),
      fileOf(made.path, made.shown, "huge"),
      fileOf(`/q/${"0".repeat(64)}`, made.shown),
      fileOf("/counter", made.shown),
    ];
    const [link] = (await recordsOf(app(), made)).links;
    const revoke = `/repair-cms/${made.job.id}/send/${link!.id}/revoke`;
    expect(await statusOf(fileOf(made.path, made.shown))).toBe(200);
    await app().visit(revoke, { as: made.owner, form: {} });
    const ended = [fileOf(made.path, made.shown), `${made.path}/photos/${made.shown}`];
    for (const address of [...addresses, ...ended])
      for (const method of ["GET", "HEAD", "POST", "PUT", "DELETE"]) {
        const status = await statusOf(address, method);
        tally(1);
        if (address.startsWith("/counter")) expect([302, 404, 405]).toContain(status);
        else expect([404, 405], `${method} ${address}`).toContain(status);
      }
  });

  test("A newer link takes the place of an older one", async () => {
    const made = await sentPhotos();
    await app()
      .db.update(photos)
      .set({ caption: "New", version: 5 })
      .where(eq(photos.id, made.shown));
    const newer = await send(app(), made);
    expect(await statusOf(fileOf(made.path, made.shown))).toBe(404);
    expect(await statusOf(fileOf(newer, made.shown))).toBe(200);
  });
});

test("A device of the shop shows them while a customer answers on it, and no others", async () => {
  const { owner: as, job, shown, hidden, ...made } = await sentPhotos();
  const [link] = (await recordsOf(app(), { ...made, owner: as, job })).links;
  await app().visit(`/repair-cms/${job.id}/send/${link!.id}/counter`, { as, form: {} });
  const visit = (path: string) => app().visit(`/counter${path}`, { as });
  expect(await (await visit("")).text()).toContain(`/counter/photos/${shown}/file/small`);
  const large = await visit(`/photos/${shown}`);
  expect([large.status, await large.text()]).toEqual([200, expect.stringContaining("Worn pads")]);
  expect((await visit(`/photos/${shown}/file/large`)).headers.get("content-type")).toBe(
    "image/jpeg",
  );
  for (const path of [`/photos/${hidden}`, `/photos/${hidden}/file/small`])
    expect((await visit(path)).status).toBe(404);
  await app().db.update(links).set({ revokedAt: new Date() }).where(eq(links.id, link!.id));
  for (const path of [`/photos/${shown}`, `/photos/${shown}/file/small`])
    expect((await visit(path)).status).toBe(404);
});

describe("photos as evidence", () => {
  test("One that was sent and is deleted is gone for the shop, and stays in what was sent", async () => {
    const made = await sentPhotos();
    const { owner: as, job, shown, path } = made;
    const question = await app().visit(`/repair-cms/${job.id}/photos/${shown}/delete`, { as });
    expect(await question.text()).toContain("it stays in what was sent, as proof");
    expect((await removePhoto(made)).status).toBe(302);
    await app().quarter();
    const large = `/repair-cms/${job.id}/photos/${shown}/file/large`;
    expect((await app().visit(large, { as })).status).toBe(404);
    expect(await (await app().visit(`/repair-cms/${job.id}/photos`, { as })).text()).not.toContain(
      shown,
    );
    expect(await statusOf(fileOf(path, shown))).toBe(200);
    expect(await text(path)).toContain("Worn pads");
    // It is not sent again.
    expect(await text(await send(app(), made))).not.toContain(shown);
  });

  test("Its files go when the job goes, of which nothing was decided", async () => {
    const made = await sentPhotos();
    await removePhoto(made);
    await app().visit(`/repair-cms/${made.job.id}/delete`, { as: made.owner, form: {} });
    await app().quarter();
    expect(await filesOf(made.owner.shopId)).toEqual([]);
  });

  test("The proof names each by its hash and says when one is not what was sent", async () => {
    const made = await sentPhotos();
    const { owner: as, job, shown, path, quotes } = made;
    expect((await app().visit(path, { form: answers(quotes) })).status).toBe(303);
    const { file } = (await rowsOf(as.shopId))[0]!;
    const hash = file.split(".")[0]!;
    const proofs = [`${path}/certificate`, `/repair-cms/${job.id}/decisions/1`];
    for (const proof of proofs) {
      const page = await (await app().visit(proof, { as })).text();
      expect(page).toContain(hash);
      expect(page).not.toContain("missing, or changed after it was sent");
    }
    const own = `/repair-cms/${job.id}/decisions/1/photos/${shown}`;
    expect((await app().visit(own, { as })).status).toBe(200);
    const other = await signedIn(app().db, "premium");
    expect((await app().visit(own, { as: other })).status).toBe(404);
    expect(await text(`/verify?hash=${hash}`)).toContain("Yes. This is exactly what a shop sent");
    const [key] = (await filesOf(as.shopId)).filter((name) => name.includes(shown));
    await app().files.put(key!, "another picture");
    for (const proof of proofs)
      expect(await (await app().visit(proof, { as })).text()).toContain(
        "missing, or changed after it was sent",
      );
  });

  test("The proof says so of a small copy too", async () => {
    const made = await quotedJob(app(), { language: "en" });
    const { shopId } = made.owner;
    await addPhoto(made.owner, made.job.id, { photo: png({ width: 91, height: 61 }) });
    await app().db.update(photos).set({ forCustomer: true }).where(eq(photos.shopId, shopId));
    const path = await send(app(), made);
    await app().visit(path, { form: answers(made.quotes) });
    const changed = "missing, or changed after it was sent";
    expect(await text(`${path}/certificate`)).not.toContain(changed);
    const { small } = (await rowsOf(shopId))[0]!;
    const key = (await filesOf(shopId)).find((name) => name.endsWith(small));
    await app().files.put(key!, "another picture");
    expect(await text(`${path}/certificate`)).toContain(changed);
  });

  test("A photo that no shop sent is verified as unknown", async () => {
    const { owner } = await photographed();
    const hash = (await rowsOf(owner.shopId))[1]!.file.split(".")[0]!;
    expect(await text(`/verify?hash=${hash}`)).toContain("No. No shop sent this file");
  });
});

test("The page that sends says which photos go along", async () => {
  const { owner: as, job, shown, hidden } = await photographed();
  const page = await (await app().visit(`/repair-cms/${job.id}/send`, { as })).text();
  expect(page).toContain("Photos that go along: 1");
  expect(page).toContain(`/photos/${shown}/file/small`);
  expect(page).not.toContain(hidden);
});
