import { expect, test } from "vitest";
import { askedIn, stateOf, takes, takesShops } from "#app/features/cards/account.ts";
import { countedOf, depositOf, owedOf } from "#app/features/cards/card-payment.ts";
import type { JobMoney } from "#app/features/money/money.ts";
import { countries } from "#app/values/country.ts";

const facts = {
  id: "acct_1",
  country: "US",
  currency: "USD",
  isSubmitted: true,
  takesCharges: false,
  disabledReason: null,
  due: [] as string[],
};

test.each([
  [{ isSubmitted: false, due: ["external_account"] }, "todo"],
  [{ disabledReason: "requirements.pending_verification" }, "review"],
  [{ disabledReason: "under_review", due: ["individual.dob.day"] }, "review"],
  [{ disabledReason: "requirements.past_due", due: ["individual.id_number"] }, "restricted"],
  [{ takesCharges: true }, "ready"],
  [{ takesCharges: true, due: ["company.tax_id"] }, "ready"],
  [{ takesCharges: false, disabledReason: "rejected.fraud", due: ["x"] }, "refused"],
])("An account with %j is %s", (traits, state) => {
  expect(stateOf({ ...facts, ...traits })).toBe(state);
});

test("Says what Stripe asks for in few words, each once and in order", () => {
  expect(
    askedIn([
      "individual.first_name",
      "individual.verification.document",
      "external_account",
      "tos_acceptance.date",
      "business_profile.mcc",
      "owners.address.city",
      "settings.payments.statement_descriptor",
    ]),
  ).toEqual(["bank", "document", "terms", "business", "person", "other"]);
});

test("Takes what is in the account's currency and not too small, while it is ready", () => {
  const account = { state: "ready", currency: "MXN" } as const;
  const pesos = (cents: number) => ({ cents, currency: "MXN" }) as const;
  expect(takes(account, pesos(10_00))).toBe(true);
  expect(takes(account, pesos(9_99))).toBe(false);
  expect(takes(account, { cents: 100_00, currency: "USD" })).toBe(false);
  for (const state of ["todo", "review", "restricted", "refused", "disconnected"] as const)
    expect(takes({ ...account, state }, pesos(100_00))).toBe(false);
  expect(takes(undefined, pesos(100_00))).toBe(false);
});

test("Knows where Stripe takes shops", () => {
  const here = countries.filter(takesShops);
  expect(here).toEqual(["BR", "CA", "ES", "MX", "PR", "US"]);
});

const invoice = {
  number: 7,
  date: "2026-11-01",
  currency: "USD",
  credits: [],
  quoteIds: ["q"],
} as const;
const moneyWith = (paid: number, total = 100_00, voids = false): JobMoney => ({
  quoted: [{ currency: "USD", status: "approved", total }],
  invoices: [
    {
      ...invoice,
      total,
      quoteIds: ["q"],
      credits: voids ? [{ number: 1, date: "2026-11-02", total, voids }] : [],
    },
  ],
  payments: paid
    ? [
        {
          id: "p",
          invoiceNumber: null,
          refundOf: null,
          currency: "USD",
          amount: paid,
          way: "cash",
          wayName: null,
          paidOn: "2026-11-02",
          note: "",
        },
      ]
    : [],
});

test("Of an invoice what is left can be paid, and nothing of one that is void or paid", () => {
  expect(owedOf(moneyWith(0), 7)).toEqual({ cents: 100_00, currency: "USD" });
  expect(owedOf(moneyWith(40_00), 7)?.cents).toBe(60_00);
  expect(owedOf(moneyWith(100_00), 7)).toBeUndefined();
  expect(owedOf(moneyWith(0, 100_00, true), 7)).toBeUndefined();
  expect(owedOf(moneyWith(0), 8)).toBeUndefined();
});

test.each([
  [100_00, moneyWith(0), 100_00, 100_00],
  [100_00, moneyWith(30_00), 70_00, 70_00],
  [100_00, moneyWith(100_00), 0, 0],
  [50_00, moneyWith(30_00), 70_00, 50_00],
  [100_00, moneyWith(0, 100_00, true), 100_00, 0],
  // The job owes less than its invoice, after a payment of something else.
  [100_00, moneyWith(0), 20_00, 20_00],
])(
  "Of %i that Stripe took for an invoice counts what is owed by then",
  (cents, money, open, counted) => {
    const payment = { cents, currency: "USD", invoiceNumber: 7 } as const;
    expect(countedOf(payment, { money, decided: undefined, open })).toBe(counted);
    const pesos = { ...payment, currency: "MXN" } as const;
    expect(countedOf(pesos, { money, decided: undefined, open })).toBe(0);
  },
);

const decision = {
  choices: [{ id: "q", version: 1, approved: true, total: 100_00 }],
  currency: "USD",
  total: 100_00,
  deposit: 30_00,
} as const;
const decided = { decisions: [decision], approved: ["q"] } as never;
const quoted = (paid: number): JobMoney => ({ ...moneyWith(paid), invoices: [] });

test("Of a deposit what is still due can be paid, and what came later counts toward the invoice", () => {
  const due = (paid: number) => depositOf({ money: quoted(paid), decided }, decision);
  expect(due(0)).toEqual({ cents: 30_00, currency: "USD" });
  expect(due(10_00)?.cents).toBe(20_00);
  expect(due(30_00)).toBeUndefined();
  const payment = { cents: 30_00, currency: "USD", invoiceNumber: null } as const;
  const counted = (money: JobMoney, open: number) => countedOf(payment, { money, decided, open });
  expect(counted(quoted(0), 100_00)).toBe(30_00);
  expect(counted(quoted(30_00), 70_00)).toBe(0);
  expect(counted(quoted(20_00), 80_00)).toBe(10_00);
  // Its quotes were invoiced meanwhile, and nothing paid yet.
  expect(counted(moneyWith(0), 100_00)).toBe(30_00);
  expect(counted(moneyWith(90_00), 10_00)).toBe(10_00);
});
