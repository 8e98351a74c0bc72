import { eq, sql } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { expect, test } from "vitest";
import { decisions } from "#app/features/approval/tables.server.ts";
import { invoices } from "#app/features/money/tables.server.ts";
import { repairQuotes } from "#app/features/quotes/tables.server.ts";
import { shopSettings } from "#app/features/shop/tables.server.ts";
import { openApp } from "../../../support/app.ts";
import { png } from "../../../support/files/pictures.ts";
import { answers, type QuotedJob, quotedJob, send } from "../../../support/links/links.ts";
import { makeQuote } from "../../../support/make.ts";
import { imagesOf, readPdfLine } from "../../../support/papers/paper.ts";
import { logosOf } from "../../../support/repair/logos.ts";

// An invoice keeps its history: the estimate, the authorization, the logo.

const app = openApp();
const { filesOf, upload } = logosOf(app);

async function approve(path: string, quotes: QuotedJob["quotes"], name: string) {
  const all = Object.fromEntries(quotes.map(({ id }) => [`answer-${id}`, "approve"]));
  const answer = await app().visit(path, { form: answers(quotes, { name, ...all }) });
  expect(answer.status).toBe(303);
}

/** Makes an invoice of all approved quotes by its page. */
async function invoice({ job, owner }: QuotedJob): Promise<void> {
  const rows = await app().db.select().from(repairQuotes).where(eq(repairQuotes.jobId, job.id));
  const answer = await app().visit(`/repair-cms/${job.id}/invoices/new`, {
    as: owner,
    form: {
      id: newId(),
      "quotes[]": rows.map(({ id, version }) => `${id} ${version}`),
      date: "2026-11-20",
      terms: "",
    },
  });
  expect(answer.status).toBe(302);
}

async function print({ job, owner }: QuotedJob) {
  const answer = await app().visit(`/repair-cms/${job.id}/invoice`, { as: owner });
  const pdf = new Uint8Array(await answer.arrayBuffer());
  return { pdf, text: readPdfLine(pdf) };
}

const raise = ({ id }: { id: string }, totalAmount: number) =>
  app()
    .db.update(repairQuotes)
    .set({ totalAmount, version: sql`${repairQuotes.version} + 1` })
    .where(eq(repairQuotes.id, id));

test("Keeps on the invoice what was first sent, and every authorization with the revised total", async () => {
  const { db } = app();
  const made = await quotedJob(app(), { quotes: 1 });
  const [first] = made.quotes;
  await send(app(), made);
  await raise(first!, 400_00);
  await approve(await send(app(), made), made.quotes, "Ana Pérez");
  const added = await makeQuote(db, { owner: made.owner, job: made.job, description: "Added" });
  const more = { ...made, quotes: [added] };
  await approve(await send(app(), more), more.quotes, "Luis Pérez");
  await invoice(made);
  // Frozen: not what is in the database now.
  await db.update(decisions).set({ name: "Nobody" }).where(eq(decisions.jobId, made.job.id));

  const { text } = await print(made);
  expect(text).toContain("Quote 1: Estimated $372.90 · Invoiced $400.00");
  expect(text).toContain("Quote 2: Estimated $372.90 · Invoiced $372.90");
  expect(text).toMatch(/Ana Pérez · By link · Quote 1 · \$400\.00 · Revised total: \$400\.00/);
  expect(text).toMatch(/Luis Pérez · By link · Quote 2 · \$372\.90 · Revised total: \$772\.90/);
});

test("Takes a quote that was never sent as it was first saved, also after a copy", async () => {
  const { db } = app();
  const made = await quotedJob(app(), { quotes: 1 });
  const [quote] = made.quotes;
  await raise(quote!, 350_00);
  const copyId = newId();
  const copied = await app().visit(`/repair-cms/${made.job.id}/quotes/${quote!.id}/duplicate`, {
    as: made.owner,
    form: { id: copyId },
  });
  expect(copied.status).toBeLessThan(400);
  await db
    .update(repairQuotes)
    .set({ status: "approved" })
    .where(eq(repairQuotes.jobId, made.job.id));
  await invoice(made);
  const { text } = await print(made);
  expect(text).toContain("Quote 1: Estimated $372.90 · Invoiced $350.00");
  expect(text).toContain("Quote 2: Estimated $350.00 · Invoiced $350.00");
  expect(text).not.toContain("AUTHORIZATIONS");
});

test("Prints the logo of its day after the shop has another or none", async () => {
  const { db } = app();
  const made = await quotedJob(app(), { quotes: 1 });
  const { owner, quotes } = made;
  await upload(owner, png({ width: 40 }));
  const [logo] = await filesOf(owner);
  await db
    .update(repairQuotes)
    .set({ status: "approved" })
    .where(eq(repairQuotes.id, quotes[0]!.id));
  await invoice(made);
  await upload(owner, png({ width: 50 }));
  expect(await filesOf(owner)).toContain(logo);
  await db
    .update(shopSettings)
    .set({ logoFile: null })
    .where(eq(shopSettings.shopId, owner.shopId));
  expect(imagesOf((await print(made)).pdf)).toBeGreaterThan(0);
});

test("Prints an invoice from before it kept all this", async () => {
  const made = await quotedJob(app(), { quotes: 1 });
  await app()
    .db.update(repairQuotes)
    .set({ status: "approved" })
    .where(eq(repairQuotes.id, made.quotes[0]!.id));
  await invoice(made);
  await app()
    .db.update(invoices)
    .set({
      content: sql`json_remove(content, '$.estimates', '$.consents', '$.shop.logoFile')`,
    })
    .where(eq(invoices.jobId, made.job.id));
  const { text } = await print(made);
  expect(text).toContain("INVOICE");
  expect(text).not.toContain("Estimated");
});

test.each([
  ["US", "MXN", true],
  ["PE", "USD", true],
  ["US", "USD", false],
] as const)(
  "Says of an invoice in %s in %s whether it is no fiscal document: %s",
  async (country, currency, says) => {
    const { db } = app();
    const made = await quotedJob(app(), { quotes: 1 });
    const { owner, quotes } = made;
    await db
      .update(repairQuotes)
      .set({ status: "approved", currency })
      .where(eq(repairQuotes.id, quotes[0]!.id));
    await db.update(shopSettings).set({ country }).where(eq(shopSettings.shopId, owner.shopId));
    await invoice(made);
    await db
      .update(shopSettings)
      .set({ country: null })
      .where(eq(shopSettings.shopId, owner.shopId));
    expect((await print(made)).text.includes("This document is not a tax invoice.")).toBe(says);
  },
);
