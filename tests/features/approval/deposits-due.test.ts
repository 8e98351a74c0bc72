import { expect, test } from "vitest";
import type { DecidedJob } from "#app/features/approval/decided-job.ts";
import { depositsDue } from "#app/features/approval/deposits-due.ts";
import type { JobMoney } from "#app/features/money/money.ts";

type Decision = DecidedJob["decisions"][number];
type Answer = [id: string, total: number, approved?: boolean];

/** A decision with a deposit of 30%. */
const decided = (answers: Answer[], deposit = 0.3): Decision => {
  const choices = answers.map(([id, total, approved = true], at) => ({
    id,
    total,
    approved,
    number: at + 1,
    reason: null,
  }));
  const total = answers.reduce((sum, [, one, approved = true]) => sum + (approved ? one : 0), 0);
  return { choices, currency: "USD", total, deposit: Math.round(total * deposit) };
};

/** The money of a job with these invoices (each of quotes) and payments. */
const money = (
  approved: number,
  more: { invoices?: [total: number, quoteIds: string[]][]; paid?: number[] } = {},
): JobMoney => ({
  quoted: [{ currency: "USD", status: "approved", total: approved }],
  invoices: (more.invoices ?? []).map(([total, quoteIds], at) => ({
    number: at + 1,
    date: "2026-11-25",
    currency: "USD",
    total,
    credits: [],
    quoteIds,
  })),
  payments: (more.paid ?? []).map((amount) => ({
    id: String(amount),
    invoiceNumber: null,
    refundOf: null,
    currency: "USD",
    amount,
    way: "cash",
    wayName: null,
    paidOn: "2026-11-25",
    note: "",
  })),
});
const usd = (agreed: number, due: number) => [{ currency: "USD", agreed, due }];

test.each<[string, DecidedJob, JobMoney, ReturnType<typeof usd>]>([
  [
    "is due until it is paid",
    { decisions: [decided([["a", 366_51]])], approved: ["a"] },
    money(366_51),
    usd(109_95, 109_95),
  ],
  [
    "is due for what is left",
    { decisions: [decided([["a", 366_51]])], approved: ["a"] },
    money(366_51, { paid: [59_95] }),
    usd(109_95, 50_00),
  ],
  [
    "is paid",
    { decisions: [decided([["a", 366_51]])], approved: ["a"] },
    money(366_51, { paid: [109_95] }),
    [],
  ],
  [
    "was asked of nothing",
    { decisions: [decided([["a", 366_51, false]])], approved: [] },
    money(0),
    [],
  ],
  [
    "goes with what was declined later",
    {
      decisions: [
        decided([
          ["a", 100_00],
          ["b", 200_00],
        ]),
      ],
      approved: ["b"],
    },
    money(200_00),
    usd(60_00, 60_00),
  ],
  [
    "is asked once of a quote that was decided again",
    {
      decisions: [
        decided([
          ["a", 100_00],
          ["b", 200_00],
        ]),
        decided([["a", 150_00]]),
      ],
      approved: ["a", "b"],
    },
    money(350_00),
    usd(105_00, 105_00),
  ],
  [
    "goes with an invoice, which asks all",
    { decisions: [decided([["a", 100_00]]), decided([["b", 200_00]])], approved: ["a", "b"] },
    money(300_00, { invoices: [[100_00, ["a"]]], paid: [70_00] }),
    usd(60_00, 60_00),
  ],
  [
    "was not asked",
    { decisions: [{ ...decided([["a", 100_00]]), deposit: null }], approved: ["a"] },
    money(100_00),
    [],
  ],
])("A deposit that was agreed %s", (_, job, paid, due) => {
  expect(depositsDue(job, paid)).toEqual(due);
});
