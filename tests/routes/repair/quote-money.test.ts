import fc from "fast-check";
import { v7 as newId } from "uuid";
import { expect, test } from "vitest";
import { findJobWithQuotes } from "#app/features/repair/job-sheet.server.ts";
import { type QuoteDraft, quoteLimits } from "#app/features/repair/quote.ts";
import { centsToInput, currencies, formatMoney } from "#app/values/money.ts";
import { anyDraft, exactTotal } from "../../features/repair/exact.ts";
import { openApp } from "../../support/app.ts";
import { draw, tries } from "../../support/chance.ts";
import { makeJob, makeShop } from "../../support/make.ts";
import { signedIn } from "../../support/people.ts";
import { tally } from "../../support/tally.ts";

// R4: ten thousand of them in `npm run torture`.
const rounds = tries(70);
const app = openApp();

/** A job's page shows five quotes: as many are made on each job, and read together. */
const perJob = 5;

type Draft = QuoteDraft & { id: string };
const posted = ({ id, laborHours, materials }: Draft) => ({
  id,
  description: "Random",
  laborHours: String(laborHours),
  "materialName[]": materials.map(({ name }) => name),
  "materialQuantity[]": materials.map(({ quantity }) => String(quantity)),
  "materialPrice[]": materials.map(({ unitPrice }) => centsToInput(unitPrice)),
});

test("random quotes through the form, the database and the page are exact to the cent", { timeout: 120_000 + rounds * 300 }, async () => {
  const wrong: string[] = [];
  const { db, visit } = app();
  const shops = currencies.map(async (currency) => {
    // Drawn before anything is waited for: the same again for the same seed.
    const [hourlyRate] = draw(fc.integer({ min: 1, max: quoteLimits.laborRate }), 1) as [number];
    const drafts = draw(anyDraft, Math.ceil(rounds / currencies.length));
    const owner = await signedIn(db, "premium");
    await makeShop(db, owner, { hourlyRate, currency });
    while (drafts.length > 0) {
      const some = drafts.splice(0, perJob).map((draft): Draft => ({ ...draft, id: newId() }));
      const { id: jobId } = await makeJob(db, { owner });
      const path = `/repair-cms/${jobId}`;
      const answers = await Promise.all(some.map((draft) => visit(`${path}/quotes/new`, { as: owner, form: posted(draft) })));
      const kept = (await findJobWithQuotes(db, owner.id, jobId))!.quotes;
      const html = await (await visit(path, { as: owner })).text();
      for (const [n, draft] of some.entries()) {
        const total = exactTotal(draft, hourlyRate);
        const quote = kept.find(({ id }) => id === draft.id);
        const card = html.split("<article ").find((piece) => piece.includes(`quote-${draft.id}"`)) ?? "";
        const [, , sum] = [...card.matchAll(/<dd[^>]*>([^<]*)<\/dd>/g)].map(([, text]) => text); // labour, parts, total
        const exact = BigInt(quote?.totalAmount ?? -1) === total && sum === formatMoney(Number(total), currency, "en");
        const { status } = answers[n]!;
        if (status === 302 && exact) continue;
        const { laborHours, materials } = draft;
        wrong.push(
          `${status}: ${quote?.totalAmount} kept and ${sum} shown of ${total} (${laborHours} h at ${hourlyRate}, ${materials.length} lines)`,
        );
      }
      tally(some.length);
    }
  });
  await Promise.all(shops);
  tally(0, wrong.length);
  expect(wrong, wrong.slice(0, 12).join("\n")).toEqual([]);
});
