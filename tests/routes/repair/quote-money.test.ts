import fc from "fast-check";
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

const posted = ({ laborHours, materials }: QuoteDraft) => ({
  description: "Random",
  laborHours: String(laborHours),
  "materialName[]": materials.map(({ name }) => name),
  "materialQuantity[]": materials.map(({ quantity }) => String(quantity)),
  "materialPrice[]": materials.map(({ unitPrice }) => centsToInput(unitPrice)),
});

test("random quotes through the form, the database and the page are exact to the cent", { timeout: 120_000 + rounds * 300 }, async () => {
  const wrong: unknown[] = [];
  const shops = currencies.map(async (currency) => {
    const { db } = app();
    const owner = await signedIn(db, "premium");
    const [hourlyRate] = draw(fc.integer({ min: 1, max: quoteLimits.laborRate }), 1) as [number];
    await makeShop(db, owner, { hourlyRate, currency });
    for (const draft of draw(anyDraft, Math.ceil(rounds / currencies.length))) {
      const job = await makeJob(db, { owner });
      const path = `/repair-cms/${job.id}`;
      const { status } = await app().visit(`${path}/quotes/new`, { as: owner, form: posted(draft) });
      const [quote] = (await findJobWithQuotes(db, owner.id, job.id))!.quotes;
      const total = exactTotal(draft, hourlyRate);
      const html = await (await app().visit(path, { as: owner })).text();
      const shown = html.includes(formatMoney(Number(total), currency, "en"));
      tally(1);
      if (status !== 302 || BigInt(quote?.totalAmount ?? -1) !== total || !shown) wrong.push({ draft, status, quote, total, shown });
    }
  });
  await Promise.all(shops);
  tally(0, wrong.length);
  expect(wrong).toEqual([]);
});
