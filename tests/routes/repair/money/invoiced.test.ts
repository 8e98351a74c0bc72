import { beforeAll, expect, test } from "vitest";
import {
  createInvoice,
  type NewInvoice,
} from "#app/features/money/invoices/create-invoice.server.ts";
import { findQuote } from "#app/features/quotes/quote-rows.server.ts";
import { type Language, languages } from "#app/values/language.ts";
import { languageCookies } from "../../../support/access/public-pages.ts";
import { openApp } from "../../../support/app.ts";
import { invoicingShop } from "../../../support/money/invoices.ts";

// An issued invoice never changes, nor does its job.

const app = openApp();
let shop: Awaited<ReturnType<typeof invoicingShop>>;
let invoice: NewInvoice;
beforeAll(async () => {
  shop = await invoicingShop(app().db);
  invoice = await shop.toInvoice();
  await createInvoice(app().db, invoice);
});

const post = async (verb: string, form: Record<string, string>, language: Language = "en") => {
  const answer = await app().visit(`/repair-cms/${invoice.jobId}/${verb}`, {
    as: { cookie: `${shop.owner.cookie}; ${languageCookies[language]}` },
    form,
  });
  return [answer.status, await answer.text()] as const;
};

test.each([
  ["edit", {}],
  ["delete", {}],
  ["status", { status: "pending" }],
] as const)("Refuses to %s a quote on an invoice, and says which", async (verb, form) => {
  const { id } = invoice.quotes[0]!;
  const said = {
    en: "This quote is on invoice 1, so it stays as it is.",
    es: "Esta cotización está en la factura 1 y se queda como está.",
  };
  for (const language of languages)
    expect(await post(`quotes/${id}/${verb}`, form, language)).toEqual([
      409,
      expect.stringContaining(said[language]),
    ]);
  const quote = await findQuote(app().db, shop.shopId, invoice.jobId, id);
  expect(quote!.status).toBe("approved");
});

test("Keeps a job with an invoice, and one with a deposit, and says why", async () => {
  const said = {
    en: "This job has an invoice or a payment and cannot be deleted. If you no longer need it, set it to Canceled.",
    es: "Este trabajo tiene una factura o un pago y no se puede eliminar. Si ya no lo necesita, márquelo como Cancelado.",
  };
  for (const language of languages)
    expect(await post("delete", {}, language)).toEqual([
      409,
      expect.stringContaining(said[language]),
    ]);
  const asked = await app().visit(`/repair-cms/${invoice.jobId}/delete`, { as: shop.owner });
  const page = await asked.text();
  expect(page).toContain(said.en);
  expect(page).not.toContain("Are you sure you want to delete this job?");
  const { jobId } = await shop.toInvoice();
  await shop.pay(jobId, 10_00);
  const answer = await app().visit(`/repair-cms/${jobId}/delete`, { as: shop.owner, form: {} });
  expect(answer.status).toBe(409);
});
