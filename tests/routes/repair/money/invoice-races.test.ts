import { eq } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { expect, test } from "vitest";
import { invoices, payments } from "#app/features/money/tables.server.ts";
import { openApp } from "../../../support/app.ts";
import { tries } from "../../../support/chance.ts";
import { makeShop } from "../../../support/make.ts";
import { invoicingShop } from "../../../support/money/invoices.ts";
import { signedIn } from "../../../support/people.ts";
import { tally } from "../../../support/tally.ts";

// R12: ten people at once. `npm run torture -- R12` makes a hundred invoices.

const app = openApp();

test("Numbers invoices of ten people without a gap, and records a payment once", {
  timeout: 600_000,
}, async () => {
  const { db } = app();
  const { owner, shopId, toInvoice } = await invoicingShop(db);
  await makeShop(db, owner);
  const worksAt = { shopId, role: "advisor" } as const;
  const people = await Promise.all(
    Array.from({ length: 10 }, () => signedIn(db, "free", { worksAt })),
  );
  const drafts = [];
  for (let n = 0; n < tries(10); n++) drafts.push(await toInvoice());
  const twice = (path: string, n: number, form: Record<string, string | string[]>) =>
    [n, n + 1].map(async (at) => {
      const answer = await app().visit(path, { as: people[at % 10]!, form });
      return [answer.status, answer.headers.get("location")];
    });
  const made = await Promise.all(
    drafts.flatMap(({ jobId, quotes: [quote] }, n) =>
      twice(`/repair-cms/${jobId}/invoices/new`, n, {
        id: newId(),
        date: "2026-01-02",
        terms: "",
        "quotes[]": [`${quote!.id} ${quote!.version}`],
      }),
    ),
  );
  tally(drafts.length);
  expect(made.filter(([status]) => status !== 302)).toEqual([]);
  const stored = await db.select().from(invoices).where(eq(invoices.shopId, shopId));
  const numbers = stored.map(({ number }) => number).sort((one, other) => one - other);
  expect(numbers).toEqual(drafts.map((_, at) => at + 1));

  const paid = await Promise.all(
    drafts.flatMap(({ jobId }, n) =>
      twice(`/repair-cms/${jobId}/payments/new`, n, {
        id: newId(),
        kind: "payment",
        for: "",
        amount: "372.90",
        way: "cash",
        date: "2026-01-02",
        note: "",
      }),
    ),
  );
  expect(paid.filter(([status]) => status !== 302)).toEqual([]);
  const rows = await db.select().from(payments).where(eq(payments.shopId, shopId));
  expect(rows).toHaveLength(drafts.length);
});
