import { asc, eq } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { beforeAll, expect, test } from "vitest";
import { payments } from "#app/features/money/tables.server.ts";
import { tillCounts } from "#app/features/reports/till.tables.server.ts";
import { languageCookies } from "../../../support/access/public-pages.ts";
import { openApp } from "../../../support/app.ts";
import { makeShop } from "../../../support/make.ts";
import { invoicingShop } from "../../../support/money/invoices.ts";
import { signedIn } from "../../../support/people.ts";

const app = openApp();
let shop: Awaited<ReturnType<typeof invoicingShop>>;
const day = "2026-11-23";
const at = `/repair-cms/reports/day?day=${day}`;

beforeAll(async () => {
  const { db } = app();
  shop = await invoicingShop(db);
  const { owner, shopId } = shop;
  await makeShop(db, owner, { timeZone: "America/Chicago" });
  const { jobId } = await shop.toInvoice();
  const ways = [
    ["cash", null, 100_00],
    ["card", null, 20_00],
    ["cardLink", null, 30_00],
    ["other", "Zelle", 40_00],
    ["other", "zelle", 1_00],
    ["other", null, 2_00],
  ] as const;
  await db.insert(payments).values(
    ways.map(([way, wayName, amount]) => ({
      shopId,
      id: newId(),
      jobId,
      currency: "USD" as const,
      amount,
      way,
      wayName,
      paidOn: day,
      note: "",
      createdBy: owner.id,
      createdAt: new Date(),
    })),
  );
});

type Form = Record<string, string>;
const count = (form: Form, as: { cookie: string } = shop.owner) =>
  app().visit(at, { as, form: { id: newId(), day, currency: "USD", note: "", ...form } });
const textOf = (html: string) => html.replace(/<[^>]*>/g, " ").replace(/\s+/g, " ");
const page = async (as: { cookie: string } = shop.owner) =>
  textOf(await (await app().visit(at, { as })).text());
const rows = () =>
  app()
    .db.select()
    .from(tillCounts)
    .where(eq(tillCounts.shopId, shop.shopId))
    .orderBy(asc(tillCounts.createdAt));

test("Closes the till by way, with other ways by the shop's own name", async () => {
  const text = await page();
  for (const line of [
    "Cash $100.00 $0.00 $100.00",
    "Card, at the terminal $20.00",
    "Card, from the link $30.00",
    "Zelle $41.00",
    "Other $2.00",
    "Total , USD $193.00",
    "Cash by the payments of the day $100.00",
  ])
    expect(text).toContain(line);
  expect(text).not.toContain("Difference");
});

test("What was counted is stored once, its difference shown, and a correction beside it", async () => {
  const id = newId();
  for (let twice = 0; twice < 2; twice++)
    expect((await count({ id, counted: "98.50" })).status).toBe(200);
  expect(await rows()).toMatchObject([{ id, counted: 98_50, day, createdBy: shop.owner.id }]);
  expect(await page()).toContain("Counted $98.50 Short $1.50");
  const worksAt = { shopId: shop.shopId, role: "advisor" } as const;
  const advisor = await signedIn(app().db, "free", { worksAt });
  await count({ counted: "100", note: "Found a bill" }, advisor);
  const text = await page();
  expect(text).toContain("Counted $100.00 The cash is right $0.00");
  expect(text).toContain("Found a bill");
  expect(text).toContain("Earlier counts of the day: 1 $98.50");
  await count({ counted: "101" });
  expect(await page()).toContain("Over $1.00");
  expect(await rows()).toHaveLength(3);
  const csv = await (await app().visit(at.replace("day?", "day.csv?"), { as: advisor })).text();
  expect(csv).toContain("Day,Currency,Paid by,Received,Refunded,Net,Counted,Difference,Counted by");
  expect(csv).toMatch(/2026-11-23,USD,Cash,100.00,0.00,100.00,101.00,1.00,/);
  expect(csv).toContain("2026-11-23,USD,Zelle,41.00,0.00,41.00,,,,");
});

test.each<[string, Form, string]>([
  ["no amount", { counted: "" }, "amount"],
  ["less than nothing", { counted: "-5" }, "amount"],
  ["a day to come", { counted: "5", day: "2099-01-01" }, "This date is in the future."],
  ["no day", { counted: "5", day: "2026-02-31" }, "Enter a date."],
])("Refuses %s and stores nothing", async (_, form, said) => {
  const before = (await rows()).length;
  const answer = await count(form);
  expect(answer.status).toBe(422);
  if (said.includes(" ")) expect(await answer.text()).toContain("fix");
  expect(await rows()).toHaveLength(before);
});

test("A technician and another shop read and store nothing", async () => {
  const { db } = app();
  const worksAt = { shopId: shop.shopId, role: "technician" } as const;
  const technician = await signedIn(db, "free", { worksAt });
  const other = await signedIn(db, "premium");
  const before = (await rows()).length;
  expect((await count({ counted: "1" }, technician)).status).toBe(403);
  expect((await app().visit(at, { as: technician })).status).toBe(404);
  await count({ counted: "77.77" }, other);
  expect(await rows()).toHaveLength(before);
  const theirs = await page(other);
  expect(theirs).toContain("$77.77");
  expect(theirs).not.toContain("$98.50");
  expect(await page()).not.toContain("$77.77");
});

test("Says the same in Spanish", async () => {
  const headers = { cookie: `${shop.owner.cookie}; ${languageCookies.es}` };
  const text = textOf(await (await app().visit(at, { headers })).text());
  for (const words of ["Arqueo de caja", "Sobrante $1.00", "Tarjeta, en la terminal"])
    expect(text).toContain(words);
});
