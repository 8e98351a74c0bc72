import { expect, test } from "vitest";
import { documentSought } from "#app/features/reports/register/document-sought.ts";

test.each([
  "invoice 17",
  "Invoice #17",
  "INV-0017",
  "inv. no. 17",
  "factura 17",
  "Factura N.º 17",
  "fact nro 17",
  "factura n°17",
])("%s is an invoice's number", (text) => {
  expect(documentSought(text)).toEqual({ series: "invoice", number: 17 });
});

test.each(["credit note 4", "nota de crédito 4", "nota de credito #4", "NC 4", "cn-004"])(
  "%s is a credit note's number",
  (text) => {
    expect(documentSought(text)).toEqual({ series: "credit", number: 4 });
  },
);

test.each([
  "17",
  "WO-17",
  "invoice",
  "invoice 0",
  "invoice for 17 tires",
  "factory 17",
  "nissan 4",
])("%s is neither", (text) => {
  expect(documentSought(text)).toBeUndefined();
});
