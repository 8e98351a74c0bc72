import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { sweepRevisions } from "#app/features/approval/revision/sweep.server.ts";
import { decisions } from "#app/features/approval/tables.server.ts";
import { repairJobs } from "#app/features/repair/tables.server.ts";
import { day } from "#app/values/calendar.ts";
import { openApp } from "../../support/app.ts";
import { countLetters, letterTo } from "../../support/letters.ts";
import { answers, quotedJob, recordsOf, send, sentJob } from "../../support/links/links.ts";
import { decoded } from "../../support/papers/page-texts.ts";
import { signedIn } from "../../support/people.ts";

const app = openApp();

test("Tells the owner and the sender by letter, once", async () => {
  const made = await sentJob(app());
  const advisor = await signedIn(app().db, "free", {
    worksAt: { shopId: made.ref.shopId, role: "advisor" },
  });
  const path = await send(app(), { ...made, owner: { ...made.owner, id: advisor.id } });
  await app().visit(path, { form: answers(made.quotes, { name: "Ana Pérez" }) });
  const said = await Promise.all(
    [made.owner, advisor].map(({ email }) => letterTo(app(), email, 100)),
  );
  for (const letter of said) {
    expect(letter).toContain("Ana Pérez answered the quotes of WO-");
    expect(letter).toContain("Total approved: $372.90");
    expect(letter).not.toContain("/q/");
  }
  await app().quarter();
  expect(await countLetters(app(), made.owner.email, "your customer answered", 2)).toBe(1);
});

test("Tells the shop by letter why a quote was declined", async () => {
  const made = await sentJob(app());
  const reason = { [`reason-${made.quotes[1]!.id}`]: "Too <b>dear</b> & {{name}}" };
  await app().visit(made.path, { form: answers(made.quotes, reason) });
  const letter = await letterTo(app(), made.owner.email, 100);
  expect(decoded(letter!)).toContain(
    "Quote 2 declined. Customer's reason: Too <b>dear</b> & {{name}}",
  );
});

test("Sends a letter that failed with the next run", async () => {
  const made = await sentJob(app());
  await app().visit(made.path, { form: answers(made.quotes) });
  await expect.poll(async () => (await recordsOf(app(), made)).decided[0]?.letterSent).toBe(true);
  const row = eq(decisions.jobId, made.job.id);
  await app().db.update(decisions).set({ letterSent: false }).where(row);
  await app().quarter();
  expect((await recordsOf(app(), made)).decided[0]!.letterSent).toBe(true);
});

test("Keeps a job that a customer has decided about", async () => {
  const made = await sentJob(app());
  const remove = () =>
    app().visit(`/repair-cms/${made.job.id}/delete`, { as: made.owner, form: {} });
  await app().visit(made.path, { form: answers(made.quotes) });
  expect((await remove()).status).toBe(409);
  const asked = await app().visit(`/repair-cms/${made.job.id}/delete`, { as: made.owner });
  expect(await asked.text()).toContain(
    "This job holds what its customer signed and cannot be deleted.",
  );
  const rows = await app().db.select().from(repairJobs).where(eq(repairJobs.id, made.job.id));
  expect(rows).toHaveLength(1);

  const undecided = await sentJob(app(), { owner: made.owner });
  const gone = `/repair-cms/${undecided.job.id}/delete`;
  expect((await app().visit(gone, { as: made.owner, form: {} })).status).toBe(302);
  expect((await app().visit(undecided.path)).status).toBe(404);
});

test("Sweeps files that no revision names a day later, and no others", async () => {
  const { db, files } = app();
  const made = await quotedJob(app());
  const path = await send(app(), made);
  const orphan = `revisions/${made.ref.shopId}/${"a".repeat(64)}.json`;
  await files.put(orphan, "{}");
  await sweepRevisions({ db, files }, Date.now());
  expect(await files.head(orphan)).not.toBeNull();
  await sweepRevisions({ db, files }, Date.now() + day + 1_000);
  expect(await files.head(orphan)).toBeNull();
  expect((await app().visit(path)).status).toBe(200);
});
