import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { repairQuotes } from "#app/features/quotes/tables.server.ts";
import { openApp } from "../../../support/app.ts";
import { readPdfLine } from "../../../support/papers/paper.ts";
import { jobWithChoice } from "../../../support/quotes/choice.ts";

const app = openApp();

test("The estimate says which quotes are a choice, and sums up from the least to the most", async () => {
  const made = await jobWithChoice(app(), { quotes: 3, language: "en" });
  const { db } = app();
  const [one, two, three] = made.quotes;
  const dearer = { totalAmount: two!.totalAmount + 100_00 };
  await db.update(repairQuotes).set(dearer).where(eq(repairQuotes.id, two!.id));
  const answer = await app().visit(`/repair-cms/${made.job.id}/estimate`, { as: made.owner });
  const text = readPdfLine(new Uint8Array(await answer.arrayBuffer()));
  expect(text).toContain("Choose one: quote 1 or 2. Only one of them can be approved.");
  const money = (cents: number) =>
    (cents / 100).toLocaleString("en-US", { style: "currency", currency: "USD" });
  const least = one!.totalAmount + three!.totalAmount;
  expect(text).toContain(`${money(least)} to ${money(least + 100_00)}`);
  expect(text).not.toContain(money(2 * least));
});
