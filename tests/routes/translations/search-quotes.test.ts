import { expect, test, vi } from "vitest";
import { setDiagnostic } from "#app/features/job-pages/diagnostic.server.ts";
import { openApp } from "../../support/app.ts";
import { makeQuote } from "../../support/make.ts";
import { signedIn } from "../../support/people.ts";
import { reviewedJob } from "../../support/repair/review-requests.ts";

const app = openApp();
vi.spyOn(console, "warn").mockImplementation(() => {});

/** A job with a second quote, whose line has words that the glossary lacks. */
async function quotedJob() {
  const world = await reviewedJob(app());
  const { owner, job, make, clock } = world;
  const materials = [{ name: "Chunche del piojo", quantity: 1, unitPrice: 10_00 }];
  const description = "Desmontar la tolva del carro.";
  const quote = await makeQuote(app().db, { owner, job, description, materials });
  clock.now = Date.now();
  await make();
  const finds = async (text: string, as = owner) => {
    const path = `/repair-cms?q=${encodeURIComponent(text)}`;
    return (await (await app().visit(path, { as })).text()).includes(job.id);
  };
  return { ...world, quote, finds };
}

test("A job is found by what its quotes say, whoever of the shop searches", async () => {
  const { finds, owner } = await quotedJob();
  const technician = await signedIn(app().db, "free", {
    worksAt: { shopId: owner.shopId, role: "technician" },
  });
  for (const text of ["tolva", "chunche", "chunche tolva", "ceramic", "cerámica"]) {
    expect([text, await finds(text)]).toEqual([text, true]);
    expect([text, await finds(text, technician)]).toEqual([text, true]);
  }
  expect(await finds("chunche jirafa")).toBe(false);
});

test("A job is found by the words that a person gave a line in the other language", async () => {
  const { finds, form, save, owner, quote } = await quotedJob();
  const ofLine = { subjectId: quote.materials[0]!.id, field: "line", language: "en" } as const;
  await save(owner, { ...(await form(ofLine)), text: "Doohickey of the gizmo" });
  await vi.waitFor(async () => expect(await finds("doohickey gizmo")).toBe(true), 5_000);
  expect(await finds("chunche")).toBe(true);
});

test("A job is no longer found by the words of a quote that was deleted", async () => {
  const { finds, job, make, clock, owner, quote } = await quotedJob();
  const path = `/repair-cms/${job.id}/quotes/${quote.id}/delete`;
  expect((await app().visit(path, { as: owner, form: {} })).status).toBe(302);
  clock.now = Date.now();
  await make();
  expect(await finds("chunche")).toBe(false);
  expect(await finds("cerámica")).toBe(true);
});

test("What else is saved of a job leaves the words of its quotes", async () => {
  const { finds, job, owner, ref } = await quotedJob();
  const change = { diagnostic: "Fuga de aceite", by: owner.id, now: Date.now() };
  await setDiagnostic(app().db, { shopId: ref.shopId, jobId: job.id }, change);
  expect(await finds("chunche fuga")).toBe(true);
});
