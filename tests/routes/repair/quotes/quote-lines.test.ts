import { v7 as newId } from "uuid";
import { expect, test } from "vitest";
import { findJobWithQuotes } from "#app/features/job-pages/job-with-quotes.server.ts";
import { findQuote } from "#app/features/quotes/quote-rows.server.ts";
import { quoteLines, repairQuotes } from "#app/features/quotes/tables.server.ts";
import { openApp } from "../../../support/app.ts";
import { makeJob } from "../../../support/make.ts";
import { signedIn } from "../../../support/people.ts";

const app = openApp();

test("A quote has its own lines in their order, read alone or with its job", async () => {
  const { db } = app();
  const owner = await signedIn(db, "premium");
  const job = await makeJob(db, { owner });
  const price = { laborRate: 95_00, laborCost: 95_00, partsCost: 0, totalAmount: 95_00 };
  const quotes = [["Pads", "Discs", "Bolts"], [], ["Oil"]].map((names, n) => ({
    id: newId(),
    names,
    at: new Date(1_000 + n),
  }));
  for (const { id, names, at } of quotes) {
    const dates = { createdAt: at, updatedAt: at };
    await db.insert(repairQuotes).values({
      shopId: owner.shopId,
      id,
      jobId: job.id,
      number: 1,
      description: "Work",
      laborHours: 1,
      currency: "USD",
      ...price,
      ...dates,
    });
    for (const [position, name] of [...names.entries()].reverse())
      await db.insert(quoteLines).values({
        shopId: owner.shopId,
        id: newId(),
        quoteId: id,
        position,
        kind: "material",
        name,
        quantity: 1_00,
        unitPrice: 1,
        totalPrice: 1,
      });
  }

  const alone = await Promise.all(quotes.map(({ id }) => findQuote(db, owner.shopId, job.id, id)));
  const sheet = await findJobWithQuotes(db, owner.shopId, job.id);
  const lines = quotes.map(({ names }) => names);
  expect(alone.map((quote) => quote?.materials.map(({ name }) => name))).toEqual(lines);
  expect(sheet?.quotes.map((quote) => quote.materials.map(({ name }) => name))).toEqual(
    lines.toReversed(),
  );
});
