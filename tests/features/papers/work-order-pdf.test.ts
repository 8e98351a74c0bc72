import { expect, test } from "vitest";
import { printWorkOrder } from "#app/features/papers/print-paper.server.ts";
import type { WorkOrder } from "#app/features/papers/work-order.ts";
import { piecesOf } from "#app/features/quotes/quantity.ts";
import { formatMoney, formatNumber } from "#app/values/money.ts";
import { vehicleName } from "#app/values/vehicle-name.ts";
import {
  checkPdf,
  discPng,
  imagesOf,
  pdfInfo,
  printing,
  readPdf,
  readPdfLine,
  sampleOrder,
} from "../../support/papers/paper.ts";

const print = (order: WorkOrder, logo?: Uint8Array) =>
  printWorkOrder(order, { ...printing(order.language), logo });
const inSpanish: WorkOrder = {
  ...sampleOrder,
  language: "es",
  vehicle: { ...sampleOrder.vehicle, odometerUnit: "km" },
  quote: { ...sampleOrder.quote, currency: "MXN", status: "pending" },
};
const plain = (text: string) => text.replace(/\s+/g, " ");

/** A grey JPEG of one pixel. */
const dotJpeg = `/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAP${"/".repeat(86)}wgALCAABAAEBAREA/8QAFBABAAAAAAAAAAAAAAAAAAAAAP/aAAgBAQABPxA=`;

/** Everything that a customer looks for on the paper. */
function fieldsOf({
  shop,
  workId,
  customer,
  vehicle,
  issues,
  diagnostic,
  quote,
  language,
}: WorkOrder): string[] {
  const money = (cents: number) => plain(formatMoney(cents, quote.currency, language));
  return [
    shop.name,
    plain(shop.address ?? ""),
    shop.phone ?? "",
    shop.taxId ?? "",
    workId,
    `${customer.firstName} ${customer.lastName}`,
    customer.email,
    customer.phone,
    vehicleName(vehicle, language),
    vehicle.plate,
    vehicle.vin ?? "",
    `${formatNumber(vehicle.odometer!, quote.currency, language)} ${vehicle.odometerUnit}`,
    plain(issues),
    plain(diagnostic ?? ""),
    plain(quote.description),
    money(quote.laborRate),
    money(quote.laborCost),
    money(quote.partsCost),
    money(quote.totalAmount),
    ...quote.materials.flatMap(({ name, quantity, unitPrice, totalPrice }) => [
      name,
      String(piecesOf(quantity)),
      money(unitPrice),
      money(totalPrice),
    ]),
  ];
}

test.each([sampleOrder, inSpanish])("every field comes back ($language)", async (order) => {
  const text = readPdfLine(await print(order));
  for (const field of fieldsOf(order)) expect(text).toContain(field);
});

test("an English paper is dated and worded in English", async () => {
  const text = readPdfLine(await print(sampleOrder));
  for (const word of [
    "WORK ORDER",
    "Nov 20, 2026",
    "Approved",
    "CUSTOMER",
    "Labor hours",
    "TOTAL AMOUNT",
    "Customer signature",
    "1 / 1",
  ])
    expect(text.replace("1/1", "1 / 1")).toContain(word);
});

test("a Spanish paper is dated and worded in Spanish", async () => {
  const text = readPdfLine(await print(inSpanish));
  for (const word of [
    "COTIZACIÓN",
    "Cotización 1",
    "20 nov 2026",
    "Autorizo el trabajo descrito a los precios indicados.",
    "CLIENTE",
    "Horas de mano de obra",
    "IMPORTE TOTAL",
    "Firma del cliente",
  ])
    expect(text).toContain(word);
});

test("until the customer has decided the paper is an estimate, then a work order", async () => {
  const titles = async (status: "pending" | "approved" | "rejected") => {
    const text = readPdfLine(
      await print({ ...sampleOrder, quote: { ...sampleOrder.quote, status } }),
    );
    return [text.includes("ESTIMATE"), text.includes("WORK ORDER"), text.includes("WO-000042")];
  };
  expect(await titles("pending")).toEqual([true, false, true]);
  expect(await titles("approved")).toEqual([false, true, true]);
});

test("title, author, language and creator are set", async () => {
  const pdf = await print(inSpanish);
  expect(pdfInfo(pdf)).toMatch(
    /Title: +Cotización WO-000042\n.*\n?Author: +Taller Ruiz\nCreator: +Llave/s,
  );
  expect(checkPdf(pdf)).toMatch(/"\/Lang": "(u:)?es"/);
});

test("the date is the shop's: a zone that no runtime knows counts as UTC", async () => {
  const text = readPdfLine(
    await print({ ...sampleOrder, shop: { ...sampleOrder.shop, timeZone: "Mars/Phobos" } }),
  );
  expect(text).toContain("Nov 21, 2026");
});

test("what a shop left out leaves no trace", async () => {
  const bare: WorkOrder = {
    ...sampleOrder,
    shop: { ...sampleOrder.shop, phone: null, address: null, taxId: null },
    vehicle: { ...sampleOrder.vehicle, vin: null, odometer: null },
    diagnostic: null,
    quote: { ...sampleOrder.quote, materials: [] },
  };
  expect(readPdf(await print(bare))).not.toMatch(
    /null|undefined|Tax ID|VIN|Odometer|DIAGNOSTIC|MATERIAL/,
  );
});

test("many pages: nothing is cut off, the table's head and the footer are on each", {
  timeout: 30_000,
}, async () => {
  const sentence = (at: number) =>
    `Part${at} ${"front left wheel bearing with seal ".repeat(14)}end${at}`;
  const materials = Array.from({ length: 50 }, (_, at) => ({
    name: sentence(at),
    quantity: 1_00,
    unitPrice: 100,
    totalPrice: 100,
  }));
  const diagnostic = Array.from({ length: 1500 }, (_, at) => `word${at}`).join(" ");
  const pdf = await print({
    ...sampleOrder,
    diagnostic,
    quote: { ...sampleOrder.quote, materials },
  });

  const pages = readPdf(pdf).split("\f").slice(0, -1);
  const text = plain(pages.join(" "));
  for (let at = 0; at < 50; at++) expect(text).toMatch(new RegExp(`Part${at} .*end${at}\\b`));
  for (let at = 0; at < 1500; at++) expect(text).toContain(`word${at}`);
  for (const [at, page] of pages.entries())
    expect(page.replaceAll(" ", "")).toContain(`${at + 1}/${pages.length}`);
  for (const page of pages.filter((page) => /Part\d+ /.test(page)))
    expect(page).toContain("UNIT PRICE");
  expect(checkPdf(pdf)).toBeTruthy();
});

test("a word without end stays on the paper", async () => {
  const pdf = await print({ ...sampleOrder, diagnostic: "ß".repeat(10_000) });
  expect(readPdf(pdf).match(/ß/g)).toHaveLength(10_000);
});

test("the logo is there, whole and in its shape; a picture that cannot be read is left out", {
  timeout: 30_000,
}, async () => {
  expect(imagesOf(await print(sampleOrder, discPng(400, 100)))).toBe(2); // the picture and its mask
  expect(imagesOf(await print(sampleOrder, Uint8Array.from(Buffer.from(dotJpeg, "base64"))))).toBe(
    1,
  );
  const whole = discPng(40, 40);
  const cut = [...whole.keys()].filter((at) => at % 16 === 0).map((at) => whole.subarray(0, at));
  const wrong = [
    discPng(40, 40).fill(7, 60),
    new TextEncoder().encode("<svg/>"),
    new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 0]),
  ];
  const huge = discPng(40, 40);
  new DataView(huge.buffer).setUint32(16, 60_000);
  for (const bytes of [...cut, ...wrong, huge])
    expect((await print(sampleOrder, bytes)).length).toBe((await print(sampleOrder)).length);
});

test("the same order is the same file, byte for byte, and small", async () => {
  const [first, second] = [await print(sampleOrder), await print(sampleOrder)];
  expect(Buffer.compare(first, second)).toBe(0);
  // With its tags, which are 900 of them.
  expect(first.length).toBeLessThan(3_650);
  const [, table] = /\/Type \/XRef.*?\/Length (\d+)/s.exec(Buffer.from(first).toString("latin1"))!;
  expect(Number(table)).toBeLessThan(90);
});

const boxesSaid =
  /Some characters can't be printed and are shown as □\.|Algunos caracteres no se pueden imprimir y aparecen como □\./g;

test.each([sampleOrder, inSpanish])(
  "a paper with letters that cannot be printed says so at the foot of their page ($language)",
  async (order) => {
    const foot = async (lastName: string) =>
      readPdfLine(await print({ ...order, customer: { ...order.customer, lastName } })).match(
        boxesSaid,
      );
    expect(await foot("山田")).toHaveLength(1);
    expect(await foot("Иванов")).toBeNull();
    expect(await foot("□")).toBeNull();
  },
);
