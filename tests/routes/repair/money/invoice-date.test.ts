import { beforeAll, expect, test } from "vitest";
import { createInvoice } from "#app/features/money/invoices/create-invoice.server.ts";
import { languageCookies } from "../../../support/access/public-pages.ts";
import { openApp } from "../../../support/app.ts";
import { invoicingShop } from "../../../support/money/invoices.ts";

// Numbers and dates of invoices are to be in one order.

const app = openApp();
let shop: Awaited<ReturnType<typeof invoicingShop>>;
beforeAll(async () => {
  shop = await invoicingShop(app().db);
  await createInvoice(app().db, await shop.toInvoice());
});

async function post(date: string, more: Record<string, string> = {}, cookie = "") {
  const { jobId, id, quotes } = await shop.toInvoice();
  const answer = await app().visit(`/repair-cms/${jobId}/invoices/new`, {
    as: { cookie: `${shop.owner.cookie}; ${cookie}` },
    form: {
      id,
      date,
      terms: "Due on receipt",
      "quotes[]": [`${quotes[0]!.id} ${quotes[0]!.version}`],
      ...more,
    },
  });
  return { status: answer.status, html: await answer.text() };
}

test("Asks before a date that is before the last invoice's, and keeps what was typed", async () => {
  const { status, html } = await post("2026-11-01");
  expect(status).toBe(422);
  expect(html).toContain("Invoice 1 has a later date, Nov 23, 2026.");
  expect(html).toContain("Use this date anyway");
  expect(html).toContain("Due on receipt");
  const spanish = await post("2026-11-01", {}, languageCookies.es);
  expect(spanish.html).toContain("La factura 1 tiene una fecha posterior, 23 nov 2026.");
});

test("Takes the date once it is confirmed, and the same day without a question", async () => {
  expect((await post("2026-11-01", { earlier: "yes" })).status).toBe(302);
  expect((await post("2026-11-23")).status).toBe(302);
});
