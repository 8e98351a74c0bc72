import { describe, expect, test } from "vitest";
import { openApp } from "../../../support/app.ts";
import { makeJob } from "../../../support/make.ts";
import { type Person, signedIn } from "../../../support/people.ts";
import { makePhoto } from "../../../support/repair/make-photo.ts";
import { photosOf } from "../../../support/repair/photo-requests.ts";

const app = openApp();
const { rowsOf } = photosOf(app);

const aPhoto = async () => {
  const owner = await signedIn(app().db, "premium");
  const job = await makeJob(app().db, { owner });
  const id = await makePhoto(app().db, { owner, job });
  const headers = { accept: "text/html" };
  const post = (what: string, form: Record<string, string>, as: Person = owner) =>
    app().visit(`/repair-cms/${job.id}/photos/${id}/${what}`, { as, form, headers });
  return { owner, job, id, post };
};

const arrow = { kind: "arrow", x1: 0, y1: 0, x2: 5000, y2: 10_000 };
const drawn = (...marks: object[]) => JSON.stringify(marks);

describe("marks on a photo", () => {
  test("They are stored beside it, and drawn wherever it is shown", async () => {
    const { owner, job, id, post } = await aPhoto();
    const saved = await post("marks", { marks: drawn(arrow), version: "1" });
    expect(saved.headers.get("location")).toBe(`/repair-cms/${job.id}/photos/${id}`);
    expect((await rowsOf(owner.shopId))[0]).toMatchObject({ marks: [arrow], version: 2 });
    for (const [page, times] of [
      ["", 1],
      [`/${id}`, 2],
      [`/${id}/marks`, 2],
    ] as const) {
      const as = owner;
      const html = await (await app().visit(`/repair-cms/${job.id}/photos${page}`, { as })).text();
      expect(html.match(/class="line" d="M0 0L2 3/g), page).toHaveLength(times);
    }
  });

  test("Whoever began before another's change is told, and keeps what was drawn", async () => {
    const { owner, post } = await aPhoto();
    await post("marks", { marks: drawn(arrow), version: "1" });
    const late = await post("marks", { marks: drawn(), version: "1" });
    expect(late.status).toBe(409);
    expect(await late.text()).toContain("Your drawing is still here");
    expect((await rowsOf(owner.shopId))[0]).toMatchObject({ marks: [arrow] });
    // Sent again by a lost answer.
    expect((await post("marks", { marks: drawn(arrow), version: "1" })).status).toBe(302);
  });

  test("Says when a drawing cannot be read", async () => {
    const { owner, post } = await aPhoto();
    const answer = await post("marks", { marks: "[{]", version: "1" });
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain("The drawing could not be read.");
    expect((await rowsOf(owner.shopId))[0]).toMatchObject({ marks: [], version: 1 });
  });
});

describe("for the customer", () => {
  test("A photo is for the customer when somebody says so, and until somebody takes it back", async () => {
    const { owner, job, id, post } = await aPhoto();
    expect((await rowsOf(owner.shopId))[0]).toMatchObject({ forCustomer: false });
    const said = await post("for-customer", { forCustomer: "yes" });
    expect([said.status, said.headers.get("location")]).toEqual([
      302,
      `/repair-cms/${job.id}/photos/${id}`,
    ]);
    expect((await rowsOf(owner.shopId))[0]).toMatchObject({ forCustomer: true, version: 2 });
    const page = await app().visit(`/repair-cms/${job.id}/photos`, { as: owner });
    expect(await page.text()).toContain("For the customer");
    await post("for-customer", { forCustomer: "no" });
    expect((await rowsOf(owner.shopId))[0]).toMatchObject({ forCustomer: false });
  });

  test("A technician may say so, and nobody of another shop", async () => {
    const { owner, post } = await aPhoto();
    const worksAt = { shopId: owner.shopId, role: "technician" } as const;
    const technician = await signedIn(app().db, "free", { worksAt });
    const other = await signedIn(app().db, "premium");
    expect((await post("for-customer", { forCustomer: "yes" }, other)).status).toBe(404);
    expect((await post("marks", { marks: drawn(arrow) }, other)).status).toBe(404);
    expect((await rowsOf(owner.shopId))[0]).toMatchObject({ forCustomer: false, marks: [] });
    expect((await post("for-customer", { forCustomer: "yes" }, technician)).status).toBe(302);
  });

  test("Another answer than yes or no changes nothing", async () => {
    const { owner, post } = await aPhoto();
    expect((await post("for-customer", { forCustomer: "maybe" })).status).toBe(422);
    expect((await rowsOf(owner.shopId))[0]).toMatchObject({ forCustomer: false, version: 1 });
  });
});

test("Without scripts the page of a photo has that one, large, with its neighbors as links", async () => {
  const { owner, job, id } = await aPhoto();
  const next = await makePhoto(app().db, { owner, job });
  const page = await app().visit(`/repair-cms/${job.id}/photos/${id}`, { as: owner });
  const html = await page.text();
  expect(html.match(/<img [^>]*\/file\/large/g)).toHaveLength(1);
  expect(html).toContain(`href="/repair-cms/${job.id}/photos/${next}"`);
});
