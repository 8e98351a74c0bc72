import fc from "fast-check";
import { expect, test } from "vitest";
import {
  type ListedInvoice,
  type ListedPayment,
  owedByInvoice,
  paymentsOf,
} from "#app/features/money/money.ts";

const invoice = (number: number, total: number, credits: ListedInvoice["credits"] = []) =>
  ({
    number,
    total,
    credits,
    date: "2026-11-23",
    currency: "USD",
    quoteIds: [],
  }) as ListedInvoice;
const whole = (number: number, total: number) => [
  { number, total, date: "2026-11-24", voids: true },
];
const payment = (amount: number, invoiceNumber: number | null) =>
  ({
    id: `${amount} ${invoiceNumber}`,
    amount,
    invoiceNumber,
    currency: "USD",
    way: "cash",
    paidOn: "2026-11-23",
    note: "",
  }) as ListedPayment;

/** Lists the payments as the PDF of invoice 1 prints them. */
function saidOf(invoices: ListedInvoice[], payments: ListedPayment[]) {
  const { number, total, currency } = invoices[0]!;
  const paid = total - owedByInvoice({ invoices, payments }).get(number)!;
  const said = paymentsOf({ invoices, payments }, { number, currency, paid });
  return { paid, others: said.others, each: said.payments.map(({ amount }) => amount) };
}

test("Names deposits and refunds with the payments of a job's only invoice", () => {
  const found = saidOf([invoice(1, 500)], [payment(100, null), payment(300, 1), payment(-50, 1)]);
  expect(found).toEqual({ each: [100, 300, -50], others: 0, paid: 350 });
});

test("Keeps payments of another invoice apart, and names the deposit that counts whole", () => {
  const found = saidOf(
    [invoice(1, 500), invoice(2, 200)],
    [payment(100, null), payment(300, 1), payment(200, 2)],
  );
  expect(found).toEqual({ each: [100, 300], others: 0, paid: 400 });
});

test("Names a deposit on no more than one invoice, and on none that it covers in part", () => {
  const [first, second] = [invoice(1, 100), invoice(2, 100)];
  const twice = [payment(100, null), payment(100, null)];
  expect(saidOf([first, second], twice)).toEqual({ each: [100], others: 0, paid: 100 });
  const money = { invoices: [first, second], payments: twice };
  const asked = { number: 2, currency: second.currency, paid: 100 };
  expect(paymentsOf(money, asked).payments).toEqual([twice[1]]);
  const large = saidOf([first, second], [payment(150, null)]);
  expect(large).toEqual({ each: [], others: 100, paid: 100 });
});

test("Names what was paid on an invoice that was voided", () => {
  const found = saidOf([invoice(2, 400), invoice(1, 500, whole(1, 500))], [payment(500, 1)]);
  expect(found).toEqual({ each: [500], others: -100, paid: 400 });
});

test("Owes on an invoice what a credit note of a part of it left", () => {
  const part = { number: 1, total: 20, date: "2026-11-24", voids: false };
  const owed = (paid: number[]) =>
    owedByInvoice({
      invoices: [invoice(1, 500, [part])],
      payments: paid.map((amount) => payment(amount, 1)),
    }).get(1);
  expect([owed([]), owed([400]), owed([500, -20])]).toEqual([480, 80, 0]);
});

test("Sums up to what is paid, whatever was paid on whichever invoice", () => {
  const invoices = fc.array(fc.tuple(fc.integer({ min: 1, max: 900 }), fc.boolean()), {
    minLength: 0,
    maxLength: 3,
  });
  const payments = fc.array(
    fc.tuple(fc.integer({ min: -300, max: 900 }), fc.option(fc.integer({ min: 1, max: 4 }))),
  );
  fc.assert(
    fc.property(invoices, payments, (others, made) => {
      const {
        each,
        others: rest,
        paid,
      } = saidOf(
        [
          invoice(1, 500),
          ...others.map(([total, back], at) =>
            invoice(at + 2, total, back ? whole(at + 1, total) : []),
          ),
        ],
        made.map(([amount, number]) => payment(amount, number)),
      );
      expect(each.reduce((sum, one) => sum + one, rest)).toBe(paid);
    }),
  );
});
