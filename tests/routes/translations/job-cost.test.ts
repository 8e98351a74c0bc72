import { expect, test } from "vitest";
import { findJobWithQuotes } from "#app/features/job-pages/job-with-quotes.server.ts";
import { saveTranslations } from "#app/features/repair/texts/translations.server.ts";
import { originalsQuery } from "#app/features/translations/originals.server.ts";
import { openCounted } from "../../../bench/parts/rows-read.ts";
import { openApp } from "../../support/app.ts";
import { makeJob, makeQuote } from "../../support/make.ts";
import { signedIn } from "../../support/people.ts";

const app = openApp();

test("A job of 40 texts shows both languages with the round trips of one without any", async () => {
  const { db, d1 } = app();
  const owner = await signedIn(db, "premium");
  const bare = await makeJob(db, { owner, issues: "Ruido", diagnostic: null });
  const full = await makeJob(db, { owner, issues: "Ruido", diagnostic: "Balero" });
  for (const quote of [1, 2])
    await makeQuote(db, {
      owner,
      job: full,
      description: `Trabajo ${quote}`,
      materials: Array.from({ length: 18 }, (_, n) => ({
        name: `Pieza ${quote}-${n}`,
        quantity: 1,
        unitPrice: 10_00,
      })),
    });
  const ref = { shopId: full.shopId, jobId: full.id };
  const originals = await originalsQuery(db, ref);
  expect(originals).toHaveLength(40);
  const translations = originals.map(({ text: ofText, ...of }) => ({
    ...of,
    ofText,
    text: `In English: ${ofText}`,
    from: "es" as const,
    to: "en" as const,
    state: "machine" as const,
    problem: null,
    verdict: null,
    version: 0,
  }));
  await saveTranslations(db, ref, translations, Date.now());

  const counted = openCounted(d1);
  const tripsOf = async (jobId: string) => {
    counted.trips.length = 0;
    const sheet = await findJobWithQuotes(counted.db, owner.shopId, jobId, { reader: "en" });
    return { trips: counted.trips.length, texts: Object.keys(sheet!.texts).length };
  };
  expect(await tripsOf(full.id)).toEqual({ trips: 1, texts: 40 });
  expect(await tripsOf(bare.id)).toEqual({ trips: 1, texts: 0 });
});
