import { drizzle } from "drizzle-orm/d1";
import { expect, test } from "vitest";
import { setDiagnostic } from "#app/features/repair/save-job.server.ts";
import { makeTwins } from "#app/features/twins/make-twins.server.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import { openD1 } from "../../support/d1.ts";
import { makeJob, makeQuote } from "../../support/make.ts";
import { fillQuotes } from "../../support/many-quotes.ts";
import { signedIn } from "../../support/people.ts";
import { note, tally } from "../../support/tally.ts";

const count = 120;

test("Makes the translations of a new diagnostic quickly, also beside thousands of others", async () => {
  const { d1, close } = await openD1();
  const db = drizzle(d1);
  const owner = await signedIn(db, "premium");
  const job = await makeJob(db, { owner });
  await makeQuote(db, { owner, job });
  const ref = { shopId: owner.shopId, jobId: job.id };
  await fillQuotes(d1, ref, count);
  const ai = { models: { translation: [] }, run: () => {} } as unknown as Platform["ai"];
  const costs: number[] = [];
  for (const diagnostic of ["Pads are worn.", "Discs are worn too.", "The caliper sticks."]) {
    const by = owner.id;
    await setDiagnostic(
      db,
      { shopId: ref.shopId, id: job.id },
      { diagnostic, by, now: Date.now() },
    );
    const before = process.threadCpuUsage();
    await makeTwins({ ai, db, now: () => Date.now() }, ref);
    const { user, system } = process.threadCpuUsage(before);
    costs.push((user + system) / 1_000);
  }
  const [row] = (await d1.prepare("SELECT search FROM repair_jobs").all()).results;
  expect(row!.search).toContain("caliper");
  note(`${count} quotes of 70 lines: ${costs.map(Math.round).join(", ")} ms`);
  tally(costs.length);
  // The first loads the rules of translation.
  expect(Math.min(...costs)).toBeLessThan(500);
  await close();
});
