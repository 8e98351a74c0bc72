import { expect, test } from "vitest";
import type { JobMoney } from "#app/features/money/money.ts";
import { moneyLinesOf } from "#app/features/money/money-line.ts";

const currency = "USD" as const;
const quoted = (status: "pending" | "approved" | "rejected", total: number) => ({
  currency,
  status,
  total,
});
const nothing: JobMoney = { quoted: [], invoices: [], payments: [] };
const payment = {
  id: "p",
  invoiceNumber: null,
  refundOf: null,
  currency,
  amount: 109_95,
  way: "card",
  wayName: null,
  paidOn: "2026-11-20",
  note: "",
} as const;
const invoice = {
  number: 1,
  date: "2026-11-21",
  currency,
  total: 366_51,
  credits: [],
  quoteIds: ["q"],
};
const lineOf = (money: Partial<JobMoney>) =>
  moneyLinesOf({ ...nothing, ...money }).map(({ parts }) =>
    parts.map(({ name, amount }) => `${name} ${amount / 100}`).join(" · "),
  );

test.each([
  ["nothing quoted", {}, []],
  ["declined", { quoted: [quoted("rejected", 100_00)] }, []],
  ["quoted", { quoted: [quoted("pending", 366_51)] }, ["estimate 366.51"]],
  [
    "approved",
    { quoted: [quoted("approved", 366_51), quoted("pending", 50_00)] },
    ["approved 366.51 · paid 0 · left 366.51"],
  ],
  [
    "a deposit",
    { quoted: [quoted("approved", 366_51)], payments: [payment] },
    ["approved 366.51 · paid 109.95 · left 256.56"],
  ],
  [
    "invoiced",
    { quoted: [quoted("approved", 366_51)], payments: [payment], invoices: [invoice] },
    ["approved 366.51 · paid 109.95 · owed 256.56"],
  ],
  [
    "a deposit before anything is approved",
    { payments: [payment] },
    ["approved 0 · paid 109.95 · left 0"],
  ],
] as const)("A job's money in a line: %s", (_, money, lines) => {
  expect(lineOf(money as Partial<JobMoney>)).toEqual(lines);
});
