import fc from "fast-check";
import { expect, test } from "vitest";
import { findJobWithQuotes } from "#app/features/repair/job-sheet.server.ts";
import { type QuoteDraft, quoteLimits } from "#app/features/repair/quote.ts";
import { centsToInput, currencies, formatMoney } from "#app/values/money.ts";
import { anyDraft, exactTotal } from "../../features/repair/exact.ts";
import { openApp } from "../../support/app.ts";
import { makeJob, makeShop } from "../../support/make.ts";
import { signedIn } from "../../support/people.ts";

// R4: ten thousand of them with LLAVE_FULL=1.
const full = process.env.LLAVE_FULL === "1";
const rounds = full ? 10_000 : 140;
const app = openApp();

const posted = ({ laborHours, materials }: QuoteDraft) => ({
  description: "Random",
  laborHours: String(laborHours),
  "materialName[]": materials.map(({ name }) => name),
  "materialQuantity[]": materials.map(({ quantity }) => String(quantity)),
  "materialPrice[]": materials.map(({ unitPrice }) => centsToInput(unitPrice)),
});

test(
  "random quotes through the form, the database and the page are exact to the cent",
  async () => {
    const { db } = app();
    const wrong: unknown[] = [];
    let done = 0;
    for (const currency of currencies) {
      const owner = await signedIn(db, "premium");
      const [hourlyRate] = fc.sample(fc.integer({ min: 1, max: quoteLimits.laborRate }), 1) as [number];
      await makeShop(db, owner, { hourlyRate, currency });
      const drafts = fc.sample(anyDraft, Math.ceil(rounds / currencies.length));
      for (const draft of drafts) {
        const job = await makeJob(db, { owner });
        const path = `/repair-cms/${job.id}`;
        const { status } = await app().visit(`${path}/quotes/new`, { as: owner, form: posted(draft) });
        const [quote] = (await findJobWithQuotes(db, owner.id, job.id))!.quotes;
        const total = exactTotal(draft, hourlyRate);
        if (status !== 302 || BigInt(quote?.totalAmount ?? -1) !== total) wrong.push({ draft, status, quote });
        // The page, for one in five: what is printed there is the exact total too.
        else if (done++ % 5 === 0) {
          const html = await (await app().visit(path, { as: owner })).text();
          if (!html.includes(formatMoney(Number(total), currency, "en"))) wrong.push({ draft, total });
        }
      }
    }
    expect(wrong).toEqual([]);
  },
  full ? 3_600_000 : 120_000,
);
