import { eq } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { shopPhrases } from "#app/features/phrases/tables.server.ts";
import { openApp } from "../../support/app.ts";
import { english, reviewedJob, spanish } from "../../support/repair/review-requests.ts";

const app = openApp();
vi.spyOn(console, "warn").mockImplementation(() => {});

test("Undoing lets an accepted translation wait again, with its words", async () => {
  const { owner, page, ofIssues, form, save, translation } = await reviewedJob(app());
  await save(owner, await form(ofIssues));
  const answer = await app().visit(`${page}/undo`, { as: owner, form: ofIssues });
  expect(answer.headers.get("location")).toBe(page);
  expect(await translation()).toMatchObject({
    state: "machine",
    text: english[spanish.issues],
    by: null,
  });
  expect((await save(owner, await form(ofIssues))).status).toBe(302);
});

test("Undoing forgets what the shop remembered by that acceptance, and nothing older", async () => {
  const { owner, page, ref, ofLine, form, save } = await reviewedJob(app());
  const memory = () =>
    app().db.select().from(shopPhrases).where(eq(shopPhrases.shopId, ref.shopId));
  await save(owner, { ...(await form(ofLine)), remember: "yes" });
  expect(await memory()).toHaveLength(1);
  await app().visit(`${page}/undo`, { as: owner, form: ofLine });
  expect(await memory()).toEqual([]);
  await save(owner, { ...(await form(ofLine)), remember: "yes" });
  const later = { at: new Date(0) };
  await app().db.update(shopPhrases).set(later).where(eq(shopPhrases.shopId, ref.shopId));
  await app().visit(`${page}/undo`, { as: owner, form: ofLine });
  expect(await memory()).toHaveLength(1);
});

test("Undoing keeps what a person wrote, and answers for no text that is not there", async () => {
  const { owner, page, ofIssues, form, save, translation } = await reviewedJob(app());
  await save(owner, { ...(await form(ofIssues)), text: "It squeals" });
  await app().visit(`${page}/undo`, { as: owner, form: ofIssues });
  expect(await translation()).toMatchObject({ state: "written", text: "It squeals" });
  const gone = { ...ofIssues, subjectId: "gone" };
  expect((await app().visit(`${page}/undo`, { as: owner, form: gone })).status).toBe(404);
});
