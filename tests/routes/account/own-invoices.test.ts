import { expect, test } from "vitest";
import { createInvoice } from "#app/features/money/invoices/create-invoice.server.ts";
import { openApp } from "../../support/app.ts";
import { unzip } from "../../support/files/zip.ts";
import { makeShop } from "../../support/make.ts";
import { invoicingShop } from "../../support/money/invoices.ts";
import { readPdfLine } from "../../support/papers/paper.ts";
import { signedIn } from "../../support/people.ts";

const app = openApp();

test("Has every invoice and credit note of a shop on paper, beside its work orders", async () => {
  const { db } = app();
  const owner = await signedIn(db, "premium");
  await makeShop(db, owner);
  const shop = await invoicingShop(db, owner);
  const made = [];
  for (let at = 0; at < 3; at++) {
    const invoice = await shop.toInvoice();
    made.push({ jobId: invoice.jobId, number: (await createInvoice(db, invoice))! });
  }
  await shop.credit(made[1]!.number, made[1]!.jobId);
  await shop.pay(made[2]!.jobId, 100_00);
  const stranger = await invoicingShop(db);
  await createInvoice(db, await stranger.toInvoice());

  const answer = await app().visit("/account/data.zip", { as: owner });
  const files = unzip(new Uint8Array(await answer.arrayBuffer()));
  const named = (folder: string) => [...files.keys()].filter((name) => name.startsWith(folder));
  expect(named("invoices/")).toEqual([
    "invoices/invoice_WO-000001_1.pdf",
    "invoices/credit_note_WO-000002_1.pdf",
    "invoices/invoice_WO-000002_2.pdf",
    "invoices/invoice_WO-000003_3.pdf",
  ]);
  const read = (name: string) => readPdfLine(files.get(`invoices/${name}.pdf`)!);
  const invoice = read("invoice_WO-000003_3");
  expect(invoice).toContain("Nov 23, 2026 · Cash");
  expect(invoice).toContain("-$100.00");
  expect(read("credit_note_WO-000002_1")).toContain("VOIDS INVOICE 2");
  const readMe = new TextDecoder().decode(files.get("README.txt"));
  expect(readMe).toContain("3 work orders and 4 invoices and credit notes.");
});
