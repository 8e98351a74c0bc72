import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { shops } from "#app/features/account/shops.tables.server.ts";
import { createInvoice } from "#app/features/money/invoices/create-invoice.server.ts";
import type { Terms } from "#app/features/quotes/price/terms.ts";
import { quoteLines, repairQuotes } from "#app/features/quotes/tables.server.ts";
import { repairJobs } from "#app/features/repair/tables.server.ts";
import { addresses, somewhere } from "../support/access/addresses.ts";
import { openApp } from "../support/app.ts";
import { makeJob, makeQuote, makeShop } from "../support/make.ts";
import { invoicingShop } from "../support/money/invoices.ts";
import { readPdf } from "../support/papers/paper.ts";
import { type Person, signedIn } from "../support/people.ts";
import { aCannedQuote } from "../support/quotes/canned.ts";
import { quoteForm } from "../support/quotes/quote-form.ts";
import { aCustomer, aVehicle } from "../support/repair/customers.ts";
import { makeInspection } from "../support/repair/make-inspection.ts";

// S11: prices that a role may not see are in no answer at all. Every address of the build is asked,
// so a route that is added is asked too.

const app = openApp();
const hourlyRate = 9_137_264_83;
let owner: Person;
let ids: Record<"jobId" | "quoteId" | "customerId" | "vehicleId" | "cannedId", string>;
const terms: Terms = {
  rounding: "document",
  prices: "exclusive",
  taxes: [{ name: "State", rate: 82_500, on: ["parts", "fees"] }],
  supplies: { rate: 80_000, of: "labor", maximum: null },
  discount: { on: "parts", rate: 34_567 },
  exempt: null,
};
/** Every amount of the shop, as text that may not be read. */
let marks: { amount: number; patterns: Pattern[] }[];

/** A pattern, and the digits that any match of it contains, which are faster to search. */
type Pattern = { digits: string; pattern: RegExp };

beforeAll(async () => {
  const { db } = app();
  owner = await signedIn(db, "premium");
  await makeShop(db, owner, { hourlyRate });
  const customer = await aCustomer(db, { owner });
  const vehicle = await aVehicle(db, { owner, customer });
  const job = await makeJob(db, { owner });
  // The one tells of what was declined on the other.
  await makeJob(db, { owner });
  await db
    .update(repairJobs)
    .set({ customerId: customer.id, vehicleId: vehicle.id })
    .where(eq(repairJobs.shopId, owner.shopId));
  const amounts = new Set([hourlyRate]);
  const quotes: { id: string; version: number }[] = [];
  for (const [n, status] of (["approved", "pending", "rejected"] as const).entries()) {
    const quote = await makeQuote(db, {
      owner,
      job,
      status,
      laborHours: 1.5 + n,
      rates: { laborRate: hourlyRate, currency: "USD", decimals: 2, terms },
      materials: [{ name: "Brake pads", quantity: 3, unitPrice: 8_642_731_97 + n * 1_113_717 }],
    });
    if (status === "approved") quotes.push({ id: quote.id, version: quote.version });
    const records = { customerId: customer.id, vehicleId: vehicle.id };
    ids = { jobId: job.id, quoteId: quote.id, cannedId: "", ...records };
    const [line] = quote.materials;
    const cost = 5_319_482_61 + n * 1_117;
    await db.update(quoteLines).set({ cost }).where(eq(quoteLines.id, line!.id));
    for (const amount of [quote.laborCost, quote.partsCost, quote.totalAmount, cost])
      amounts.add(amount);
    amounts.add(line!.unitPrice).add(line!.totalPrice);
    amounts.add(quote.taxAmount).add(quote.discountAmount).add(quote.suppliesAmount);
  }
  // The inspection names a quote that was made of what it found, and the quote names the point.
  await makeInspection(db, { owner, job }, { frontPads: { quoteId: ids.quoteId } });
  // A code's page tells of it; from a job its model comes first.
  const seen = await makeJob(db, { owner, issues: "P0420", status: "completed" });
  const work = await makeQuote(db, {
    owner,
    job: seen,
    status: "approved",
    description: "New catalytic converter",
    materials: [{ name: "Converter", quantity: 1, unitPrice: 7_219_385_46 }],
  });
  for (const amount of [work.partsCost, work.totalAmount]) amounts.add(amount);
  const made = { job, quote: { id: ids.quoteId }, name: "Brakes" };
  ids.cannedId = await aCannedQuote(db, owner, made);
  const [total, paid] = [3_141_592_65, 2_718_281_82];
  const shop = await invoicingShop(db, owner);
  const charged = { ...(await shop.toInvoice()), jobId: job.id, quotes, totalAmount: total };
  expect(await createInvoice(db, charged)).toBe(1);
  expect(await shop.pay(job.id, paid)).toBe(true);
  amounts
    .add(total)
    .add(paid)
    .add(total - paid);
  marks = [...amounts].map((amount) => ({ amount, patterns: patternsOf(amount) }));
});

/** The amount in cents or with any signs between its digits, and its whole units by themselves. */
function patternsOf(amount: number): Pattern[] {
  const spread = (digits: string) => [...digits].join(String.raw`[.,'\s]?`);
  const units = [...new Set([Math.floor(amount / 100), Math.round(amount / 100)])].map(String);
  const whole = units.map((digits) => ({
    digits,
    pattern: new RegExp(`(?<![\\da-f])${spread(digits)}(?![\\da-f])`),
  }));
  return [{ digits: `${amount}`, pattern: new RegExp(spread(`${amount}`)) }, ...whole];
}

function seenIn(text: string): number[] {
  const joined = text.replace(/(?<=\d)[.,'\s](?=\d)/g, "");
  const isIn = ({ digits, pattern }: Pattern) => joined.includes(digits) && pattern.test(text);
  return marks.filter(({ patterns }) => patterns.some(isIn)).map(({ amount }) => amount);
}

const technician = () =>
  signedIn(app().db, "free", { worksAt: { shopId: owner.shopId, role: "technician" } });

const filled = (path: string) =>
  somewhere(
    path
      .replace(":jobId", ids.jobId)
      .replace(":point", "frontPads")
      .replace("/invoices/:number", "/invoices/1")
      .replace(":quoteId", ids.quoteId)
      .replace(":customerId", ids.customerId)
      .replace(":vehicleId", ids.vehicleId)
      .replace(":cannedId", ids.cannedId),
  );

/** Reads a whole response; for a PDF, whose bytes are compressed, its extracted text. */
async function bytesOf(answer: Promise<Response>) {
  const got = await answer;
  const body = new Uint8Array(await got.arrayBuffer());
  const isPdf = got.headers.get("content-type") === "application/pdf";
  const says = isPdf ? readPdf(body) : new TextDecoder("latin1").decode(body);
  return { status: got.status, isPdf, text: [...got.headers].join("\n") + says };
}

/** Papers that a technician prints, without a price on them. */
const papers = ["/repair-cms/:jobId/inspection.pdf", "/repair-cms/:jobId/tag"];

/** Further queries to try per address. */
const queries: Record<string, string[]> = {
  "/repair-cms": ["?owed=yes", "?q=WO", "?q=brake", "?status=pending", "?show=100", "?view=board"],
  "/premium": ["?job=J"],
  "/codes/:code": ["?job=J"],
  "/account/download": ["?part=1"],
};

const quotesStored = () => {
  const { db } = app();
  return db.batch([
    db.select().from(repairQuotes).where(eq(repairQuotes.shopId, owner.shopId)),
    db.select().from(quoteLines).where(eq(quoteLines.shopId, owner.shopId)),
  ]);
};

test("the marks are on the owner's pages, so that they would be found", async () => {
  const read = async (path: string) =>
    seenIn((await bytesOf(app().visit(path, { as: owner }))).text);
  const page = filled("/repair-cms/:jobId");
  for (const path of [page, `${page}.data`]) expect((await read(path)).length).toBeGreaterThan(12);
  expect(await read("/repair-cms")).toHaveLength(3);
  expect(await read(filled("/repair-cms/vehicles/:vehicleId"))).toHaveLength(1);
  expect(await read("/repair-cms/settings")).toContain(hourlyRate);
});

describe.each(addresses())("$path", ({ path, hasAction }) => {
  test("reads as a technician without any price", async () => {
    const as = await technician();
    for (const query of ["", ...(queries[path] ?? [])]) {
      const at = filled(path);
      const asked = query.replace("J", ids.jobId);
      for (const address of [at + asked, `${at === "/" ? "/_root" : at}.data${asked}`]) {
        const { status, text, isPdf } = await bytesOf(app().visit(address, { as }));
        expect([address, status < 500, seenIn(text)]).toEqual([address, true, []]);
        if (isPdf) expect(papers).toContain(path);
      }
    }
  });

  if (hasAction)
    test("answers what a technician writes without any price, and changes no quote", async () => {
      const before = await quotesStored();
      const form = quoteForm({
        status: "pending",
        diagnostic: "Worn",
        version: "1",
        job: ids.jobId,
      });
      for (const address of [filled(path), `${filled(path)}.data`])
        for (const posted of [{}, form]) {
          const as = await technician();
          const { status, text } = await bytesOf(app().visit(address, { as, form: posted }));
          expect([address, status < 500, seenIn(text)]).toEqual([address, true, []]);
        }
      expect(await quotesStored()).toEqual(before);
    });
});

test("a technician reads the work and the quantities of a quote", async () => {
  const as = await technician();
  const html = await (await app().visit(filled("/repair-cms/:jobId"), { as })).text();
  for (const text of ["Front brakes", "Brake pads", ">3<", "3.5 h"]) expect(html).toContain(text);
  for (const text of ["work-order", "quotes/new", "/duplicate", "/delete"])
    expect(html).not.toContain(text);
});

test("a technician reads what a code was before, and on which car", async () => {
  const as = await technician();
  const html = await (await app().visit(`/codes/P0420?job=${ids.jobId}`, { as })).text();
  expect(html).toContain("For this");
  expect(html).toContain("New catalytic converter");
});

test("where the shop says so, technicians see prices, and still change and print nothing", async () => {
  const { db } = app();
  await db.update(shops).set({ techniciansSeePrices: true }).where(eq(shops.id, owner.shopId));
  try {
    const as = await technician();
    const page = await bytesOf(app().visit(filled("/repair-cms/:jobId"), { as }));
    expect(seenIn(page.text).length).toBeGreaterThan(12);
    expect(seenIn((await bytesOf(app().visit("/repair-cms", { as }))).text)).toHaveLength(2);
    const quote = filled("/repair-cms/:jobId/quotes/:quoteId");
    expect((await app().visit(`${quote}/work-order`, { as })).status).toBe(404);
    expect((await app().visit(`${quote}/edit`, { as })).status).toBe(404);
    expect((await app().visit(`${quote}/delete`, { as, form: {} })).status).toBe(403);
  } finally {
    await db.update(shops).set({ techniciansSeePrices: false }).where(eq(shops.id, owner.shopId));
  }
});
