import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { photos } from "#app/features/photos/tables.server.ts";
import { openApp } from "../../../support/app.ts";
import { makeJob } from "../../../support/make.ts";
import { signedIn } from "../../../support/people.ts";
import { inspectionsOf } from "../../../support/repair/inspection-requests.ts";
import { makePhoto } from "../../../support/repair/make-photo.ts";
import { photosOf } from "../../../support/repair/photo-requests.ts";

const app = openApp();
const { post, start, tap, rowsOf } = inspectionsOf(app);
const { send } = photosOf(app);

/** A job whose inspection has begun. */
const begun = async () => {
  const owner = await signedIn(app().db, "premium");
  const job = await makeJob(app().db, { owner });
  await start(owner, job.id);
  return { owner, job };
};
const pageOf = async (as: { cookie: string }, jobId: string, point = "", lng = "en") =>
  (await app().visit(`/repair-cms/${jobId}/inspection${point}?lng=${lng}`, { as })).text();

describe("a finding", () => {
  test("Has the library's words in both languages as they are now, a note and a measure", async () => {
    const { owner, job } = await begun();
    const answer = await post(owner, job.id, "/frontPads", {
      version: "0",
      measure: "2.5",
      library: "frontPadsLow",
      note: "Inner pad first",
    });
    expect(answer.headers.get("location")).toBe(`/repair-cms/${job.id}/inspection#point-frontPads`);
    const { frontPads } = await rowsOf(owner.shopId);
    expect(frontPads).toMatchObject({
      color: "red",
      measure: 25,
      libraryId: "frontPadsLow",
      note: "Inner pad first",
      version: 1,
    });
    const { en, es } = frontPads!.words!;
    expect(await pageOf(owner, job.id)).toContain(en.found);
    expect(await pageOf(owner, job.id, "", "es")).toContain(es.found);
    expect(await pageOf(owner, job.id, "/frontPads", "es")).toContain(es.advice);
  });

  test("Is saved at its version; an older form is told, keeps its words, and can be saved again", async () => {
    const { owner, job } = await begun();
    const first = { version: "0", color: "red", note: "First" };
    expect((await post(owner, job.id, "/leaks", first)).status).toBe(302);
    expect((await post(owner, job.id, "/leaks", first)).status).toBe(302); // sent twice
    const late = await post(owner, job.id, "/leaks", { ...first, note: "Late words" });
    expect(late.status).toBe(409);
    const page = await late.text();
    expect(page).toContain("Someone changed this point meanwhile");
    expect(page).toContain("Late words");
    expect(page).toMatch(/name="version" value="1"/);
    const again = { ...first, note: "Late words", version: "1" };
    expect((await post(owner, job.id, "/leaks", again)).status).toBe(302);
    expect((await rowsOf(owner.shopId)).leaks).toMatchObject({ note: "Late words", version: 2 });
    // A tap in between counts too.
    await tap(owner, job.id, { leaks: "yellow" });
    const stale = await post(owner, job.id, "/leaks", { ...again, version: "2", note: "No" });
    expect(stale.status).toBe(409);
  });

  test("Two people at once: one is saved, the other is told", async () => {
    const { owner, job } = await begun();
    const answers = await Promise.all(
      ["One", "Two", "Three"].map((note) =>
        post(owner, job.id, "/leaks", { version: "0", color: "red", note }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([302, 409, 409]);
  });

  test.each([
    ["a measure that is none", { measure: "thick" }, "Type a number"],
    ["neither color nor measure", {}, "Choose good, watch, bad"],
    ["a finding of another point", { color: "red", library: "rearPadsLow" }, "Choose a finding"],
    ["a note that is too long", { color: "red", note: "a".repeat(1_001) }, "1000 characters"],
  ])("Refuses %s and keeps what was typed", async (_, typed, sentence) => {
    const { owner, job } = await begun();
    const note = "note" in typed ? typed.note : "Typed words";
    const answer = await post(owner, job.id, "/frontPads", { version: "0", ...typed, note });
    expect(answer.status).toBe(422);
    const page = await answer.text();
    expect(page).toContain(sentence);
    expect(page).toContain(note);
    expect(await rowsOf(owner.shopId)).toEqual({});
  });

  test("Tapped good it loses the library's words and keeps what a person wrote", async () => {
    const { owner, job } = await begun();
    const said = { version: "0", library: "frontPadsLow", note: "Replaced today" };
    await post(owner, job.id, "/frontPads", said);
    await tap(owner, job.id, { frontPads: "green" });
    expect((await rowsOf(owner.shopId)).frontPads).toMatchObject({
      color: "green",
      words: null,
      libraryId: null,
      note: "Replaced today",
    });
  });

  test("A note is read by everyone in their own language, and reviewed as other texts are", async () => {
    const { owner, job } = await begun();
    await post(owner, job.id, "/leaks", { version: "0", color: "red", note: "Fuga de aceite" });
    await expect
      .poll(() => pageOf(owner, job.id), { timeout: 10_000 })
      .toContain("Original in Spanish");
    const review = await app().visit(`/repair-cms/${job.id}/review?lng=en`, { as: owner });
    const page = await review.text();
    expect(page).toContain("Fuga de aceite");
    expect(page).toContain("Finding");
  });

  test("Hostile text is shown as it was typed", async () => {
    const { owner, job } = await begun();
    const note = `</textarea><script>alert("x")</script> ' OR 1=1 --`;
    await post(owner, job.id, "/leaks", { version: "0", color: "red", note });
    expect((await rowsOf(owner.shopId)).leaks!.note).toBe(note);
    for (const point of ["", "/leaks"])
      expect(await pageOf(owner, job.id, point)).not.toContain("<script>alert");
    expect((await post(owner, job.id, "/%3Cscript%3E", { color: "red" })).status).toBe(404);
  });
});

describe("photos of a point", () => {
  test("Those of the job are chosen, and no others", async () => {
    const { owner, job } = await begun();
    const strange = await begun();
    const [one, other] = [
      await makePhoto(app().db, { owner, job }),
      await makePhoto(app().db, { owner, job }),
    ];
    const theirs = await makePhoto(app().db, strange);
    const choose = (ids: string[]) => post(owner, job.id, "/leaks/photos", { "photo[]": ids });
    const pointOf = async (id: string) =>
      (await app().db.select().from(photos).where(eq(photos.id, id)))[0]!.point;
    expect((await choose([one, theirs])).status).toBe(200);
    expect([await pointOf(one), await pointOf(other), await pointOf(theirs)]).toEqual([
      "leaks",
      null,
      null,
    ]);
    await tap(owner, job.id, { leaks: "red" });
    expect(await pageOf(owner, job.id)).toContain("Photos: 1");
    await choose([other]);
    expect([await pointOf(one), await pointOf(other)]).toEqual([null, "leaks"]);
    await choose([]);
    expect(await pointOf(other)).toBeNull();
  });

  test("A photo that is taken at a point shows it", async () => {
    const { owner, job } = await begun();
    await send(owner, job.id, { point: "leaks" });
    await send(owner, job.id, { point: "not a point!" });
    const rows = await app().db.select().from(photos).where(eq(photos.jobId, job.id));
    expect(rows.map(({ point }) => point).sort()).toEqual(["leaks", null]);
  });
});
