import { and, eq, isNotNull } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { expect, test } from "vitest";
import { agreedQuery } from "#app/features/approval/deposits/open-deposits.server.ts";
import { payments } from "#app/features/money/tables.server.ts";
import { tillCountsQuery } from "#app/features/reports/day/till-counts.server.ts";
import { statementQueries } from "#app/features/statements/find-statement.server.ts";
import { openApp } from "../../../support/app.ts";
import { countLetters } from "../../../support/letters.ts";
import { makeShop } from "../../../support/make.ts";
import { fleetShop } from "../../../support/money/fleet.ts";
import { signedIn } from "../../../support/people.ts";

const app = openApp();

async function openFleet() {
  const fleet = await fleetShop(app().db);
  const { owner, shopId, customerId } = fleet;
  await makeShop(app().db, owner, { timeZone: "America/Chicago" });
  const at = `/repair-cms/customers/${customerId}`;
  const pay = (form: Record<string, string>, as: { cookie: string } = owner) =>
    app().visit(`${at}/payments/new?currency=USD`, {
      as,
      form: { id: newId(), way: "transfer", date: "2026-11-20", note: "", ...form },
    });
  const rows = () =>
    app()
      .db.select()
      .from(payments)
      .where(and(eq(payments.shopId, shopId), isNotNull(payments.receipt)));
  return { ...fleet, at, pay, rows };
}
const textOf = (html: string) => html.replace(/<[^>]*>/g, " ").replace(/\s+/g, " ");
const read = async (path: string, as: { cookie: string }) =>
  textOf(await (await app().visit(path, { as })).text());

test("A fleet's statement has its open invoices, and its balance is what the reports say", async () => {
  const { owner, at, invoices, pay } = await openFleet();
  const text = await read(`${at}/statement`, owner);
  expect(text).toContain("Transportes Río Grande");
  expect(text).toContain("Balance, USD $1,118.70");
  for (const { number } of invoices) expect(text).toContain(`Invoice ${number}`);
  expect(await read(at, owner)).toContain("Statement of account");
  const paid = await pay({ amount: "500" });
  expect(paid.headers.get("location")).toBe(`${at}/statement?receipt=1`);
  const after = await read(`${at}/statement?receipt=1`, owner);
  expect(after).toContain("Receipt 1: $500.00 recorded.");
  expect(after).toContain("Balance, USD $618.70");
  const owing = await read("/repair-cms/reports/owing", owner);
  expect(owing).toContain("Owed, USD $618.70");
  const csv = await app().visit("/repair-cms/reports/owing.csv?of=customers", { as: owner });
  expect(await csv.text()).toMatch(/,USD,.*,618\.70\r\n/);
});

test("One payment goes as it was typed, and a form that was sent twice records it once", async () => {
  const { owner, at, invoices, pay, rows } = await openFleet();
  const [first, second, third] = invoices.map(({ number }) => `on-${number}`) as [
    string,
    string,
    string,
  ];
  const form = { id: newId(), amount: "120", [second]: "20", [third]: "100.00", [first]: "" };
  const [one, other] = await Promise.all([pay(form), pay(form)]);
  expect([one.status, other.status]).toEqual([302, 302]);
  expect((await pay(form)).headers.get("location")).toBe(`${at}/statement?receipt=1`);
  expect((await rows()).map(({ amount }) => amount).sort()).toEqual([100_00, 20_00]);
  const changed = await pay({ ...form, amount: "121", [second]: "21" });
  expect(changed.status).toBe(409);
  expect(textOf(await changed.text())).toContain("already recorded another payment");
  expect(await rows()).toHaveLength(2);
  expect(
    await read(`/repair-cms/reports/register?period=custom&from=2026-11-20&to=2026-11-20`, owner),
  ).toContain("Bank transfer $120.00");
});

test.each([
  [{ amount: "1,118.71" }, "At most $1,118.70 can be paid."],
  [{ amount: "0" }, "Enter an amount above 0."],
  [{ amount: "10", "on-1": "9" }, "The amounts on the invoices add up to $9.00."],
  [{ amount: "400", "on-1": "400" }, "At most $372.90 is owed on this invoice."],
  [{ amount: "10", "on-1": "<b>" }, ""],
  [{ amount: "10", date: "2099-01-01" }, "This date is in the future."],
  [{ amount: "10", way: "cardLink" }, ""],
])("Refuses %j and records nothing", async (form, said) => {
  const { pay, rows } = await openFleet();
  const answer = await pay(form as Record<string, string>);
  expect(answer.status).toBe(422);
  expect(textOf(await answer.text())).toContain(said);
  expect(await rows()).toEqual([]);
});

test("The statement prints in the customer's language, and is mailed once", async () => {
  const { owner, at } = await openFleet();
  const pdf = await app().visit(`${at}/statement.pdf`, { as: owner });
  expect(pdf.headers.get("content-type")).toBe("application/pdf");
  expect(pdf.headers.get("content-disposition")).toContain("estado_de_cuenta_");
  const form = { id: newId() };
  const subject = "Estado de cuenta · Taller Ruiz";
  const before = await countLetters(app(), "fleet@example.com", subject, 0);
  for (let twice = 0; twice < 2; twice++) {
    const sent = await app().visit(`${at}/statement`, { as: owner, form });
    expect(textOf(await sent.text())).toContain("emailed to fleet@example.com");
  }
  expect(await countLetters(app(), "fleet@example.com", subject, before + 1)).toBe(before + 1);
});

test("A technician and another shop see no statement and record no payment", async () => {
  const { at, pay, rows, shopId } = await openFleet();
  const { db } = app();
  const worksAt = { shopId, role: "technician" } as const;
  const technician = await signedIn(db, "free", { worksAt });
  const other = await signedIn(db, "premium");
  for (const as of [technician, other]) {
    for (const path of ["statement", "statement.pdf", "payments/new"])
      expect((await app().visit(`${at}/${path}`, { as })).status).toBe(404);
    expect([403, 404]).toContain((await pay({ amount: "10" }, as)).status);
    const mailed = await app().visit(`${at}/statement`, { as, form: { id: newId() } });
    expect([403, 404]).toContain(mailed.status);
  }
  expect(await rows()).toEqual([]);
});

test("Reads its rows by index", async () => {
  const { db, d1 } = app();
  const ref = { shopId: "shop", customerId: "customer" };
  const queries = [
    ...statementQueries(db, ref, "2026-01-01"),
    tillCountsQuery(db, "shop", "2026-11-23"),
    agreedQuery(db, "shop"),
  ];
  for (const query of queries) {
    const { sql, params } = query.toSQL();
    const { results } = await d1
      .prepare(`EXPLAIN QUERY PLAN ${sql}`)
      .bind(...params)
      .all<{ detail: string }>();
    for (const { detail } of results) {
      expect(detail).not.toMatch(/^SCAN (invoices?|payments|repair_jobs|f|d|till_counts)\b/);
      expect(detail).not.toMatch(/(invoices|payments|repair_jobs|counts)\S* \(shop_id=\?\)$/);
    }
  }
});
