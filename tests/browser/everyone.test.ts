import { beforeAll, test } from "vitest";
import { createInvoice } from "#app/features/money/invoices/create-invoice.server.ts";
import { remember } from "#app/features/phrases/save-phrase.server.ts";
import { openApp } from "../support/app.ts";
import { everyFace, everyView, openBrowser, ready } from "../support/browser.ts";
import { makeJob, makeQuote, makeShop } from "../support/make.ts";
import { invoicingShop } from "../support/money/invoices.ts";
import { lapsed, type Person, signedIn } from "../support/people.ts";
import { aCannedQuote } from "../support/quotes/canned.ts";

// Accessibility of the repair area: every page and dialog, in both languages, at both widths, in
// light and dark mode. The other pages are in shell.test.ts, the account in account.test.ts.

const app = openApp();
const eyes = openBrowser(app);
const longWord = "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft";

let people: Record<"full" | "empty" | "ended", Person>;
const paths: Record<string, string> = {};
beforeAll(async () => {
  const { db } = app();
  people = {
    full: await signedIn(db, "premium"),
    empty: await signedIn(db, "premium"),
    ended: await lapsed(db, "premium"),
  };
  for (const owner of [people.full, people.ended]) await makeShop(db, owner);
  for (const status of ["pending", "completed", "cancelled"] as const)
    await makeJob(db, { owner: people.full, status });
  const words = {
    customerLastName: "de la Santísima Trinidad y Montemayor",
    carModel: longWord,
    issues: `P0301 ${longWord}`,
  };
  const job = await makeJob(db, {
    owner: people.full,
    status: "in_progress",
    ...words,
    vin: "1M8GDM9AXKP042788",
    odometer: 84_210,
  });
  const approved = await makeQuote(db, { owner: people.full, job, status: "approved" });
  await makeQuote(db, { owner: people.full, job, status: "rejected" });
  const pending = await makeQuote(db, {
    owner: people.full,
    job,
    materials: [{ name: longWord, quantity: 9_999, unitPrice: 99_999_99 }],
  });
  const texts = { en: longWord, es: "Balatas delanteras" };
  const author = { by: people.full.id, now: Date.now() };
  await remember(db, people.full.shopId, { from: "es", texts }, author);
  const theirs = await makeJob(db, { owner: people.ended });
  await makeQuote(db, { owner: people.ended, job: theirs });
  const invoicing = await invoicingShop(db, people.full);
  const invoice = await invoicing.toInvoice();
  await createInvoice(db, invoice);
  await invoicing.pay(invoice.jobId, 100_00);
  const canned = await aCannedQuote(db, people.full, { job, quote: approved, name: longWord });
  Object.assign(paths, {
    canned: `/repair-cms/canned-quotes/${canned}`,
    charged: `/repair-cms/${invoice.jobId}`,
    invoice: `/repair-cms/${invoice.jobId}/invoices/1`,
    job: `/repair-cms/${job.id}`,
    quote: `/repair-cms/${job.id}/quotes/${pending.id}`,
    frozen: `/repair-cms/${job.id}/quotes/${approved.id}`,
    ended: `/repair-cms/${theirs.id}`,
    gone: `/repair-cms/${theirs.id}`,
  });
});

test.each([
  ["/repair-cms", "full"],
  ["/repair-cms", "empty"],
  ["/repair-cms?q=nothing&status=completed", "full"],
  ["/repair-cms/new", "full"],
  ["/repair-cms/settings", "full"],
  ["/repair-cms/shop", "full"],
  ["/repair-cms/link-settings", "full"],
  ["/repair-cms/payment-settings", "full"],
  ["/repair-cms/text-messages", "full"],
  ["/repair-cms/team", "full"],
  ["/repair-cms/taxes?profile=mxBorder", "full"],
  ["/repair-cms/print-settings", "full"],
  [":job", "full"],
  [":gone", "empty"],
  [":ended", "ended"],
  [":job/edit", "full"],
  [":job/review", "full"],
  ["/repair-cms/words?list=memory", "full"],
  ["/repair-cms/words?list=trade", "empty"],
  ["/repair-cms/words/new", "full"],
  ["/repair-cms/canned-quotes/new", "full"],
  [":canned/edit", "full"],
  [":job/quotes/new?find=brakes", "full"],
  ["/assistant", "full"],
  ["/repair-cms/reports", "full"],
  ["/repair-cms/reports?by=technician", "empty"],
  ["/repair-cms/reports/register", "full"],
  ["/repair-cms/reports/owing", "full"],
  ["/repair-cms/reports/day?day=2026-11-23", "full"],
  ["/repair-cms/reports/sales-tax?period=month", "full"],
  ["/repair-cms/reports/inspections?period=month", "full"],
  [":job/delete", "full"],
  [":job/diagnostic", "full"],
  [":job/quotes/new", "full"],
  [":quote/edit", "full"],
  [":quote/delete", "full"],
  [":frozen/edit", "full"],
  [":charged", "full"],
  [":job/invoices/new", "full"],
  [":charged/payments/new", "full"],
  [":invoice", "full"],
  [":invoice/credit", "full"],
] as const)("%s of %s passes axe and does not scroll sideways", async (route, who) => {
  const page = await eyes.same({ as: people[who], expected: /status of 4(04|09)/ });
  const path = route.replace(/:(\w+)/, (_, name: string) => paths[name]!);
  await everyFace(page, path);
});

test("Confirmation dialogs and a rejected form pass axe too", async () => {
  const page = await eyes.page({ as: people.full, expected: /status of 422/ });
  await page.goto("/repair-cms");
  await ready(page);
  await page.getByRole("button", { name: "More for WO-000001" }).click();
  await page.getByRole("link", { name: "Delete job" }).click();
  await page.locator("dialog:modal").waitFor();
  await everyView(page);
  await page.keyboard.press("Escape");
  await page.getByRole("link", { name: "New Job" }).click();
  await page.getByRole("button", { name: "Create Job" }).click();
  await page.locator("[aria-invalid=true]").first().waitFor();
  await everyView(page);
});
