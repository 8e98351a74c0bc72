import { expect, test } from "vitest";
import {
  countQuotes,
  isUnsent,
  type JobFacts,
  nextStepOf,
} from "#app/features/job-pages/next-step.ts";

const advisor = { write: true, quote: true, money: true };
/** May write what was found and the status; sees no money. */
const technician = { write: true, quote: false, money: false };
const newJob: JobFacts = {
  status: "pending",
  hasDiagnostic: false,
  quotes: { pending: 0, approved: 0, rejected: 0 },
  isUnsent: false,
  openQuestions: 0,
  deposit: undefined,
  isUninvoiced: false,
  owed: undefined,
  may: advisor,
};
const deposit = { amount: 109_95, currency: "USD" } as const;
const owed = { amount: 256_56, currency: "USD" } as const;
const some = (quotes: Partial<JobFacts["quotes"]>) => ({ ...newJob.quotes, ...quotes });
const stepOf = (facts: Partial<JobFacts>) => nextStepOf({ ...newJob, ...facts });

test.each<[string, Partial<JobFacts>, string | undefined]>([
  ["a new job", {}, "writeDiagnosis"],
  ["diagnosed", { hasDiagnostic: true }, "newQuote"],
  ["quoted", { hasDiagnostic: true, quotes: some({ pending: 1 }), isUnsent: true }, "send"],
  ["quoted without a diagnosis", { quotes: some({ pending: 1 }), isUnsent: true }, "send"],
  ["sent, not answered", { quotes: some({ pending: 2 }) }, undefined],
  ["a question of the customer", { quotes: some({ pending: 2 }), openQuestions: 1 }, "answer"],
  ["approved with a deposit", { quotes: some({ approved: 1 }), deposit }, "recordDeposit"],
  ["approved", { quotes: some({ approved: 1 }), isUninvoiced: true }, "finish"],
  [
    "approved in part, with a new quote",
    { quotes: some({ approved: 1, pending: 1 }), isUnsent: true, deposit },
    "send",
  ],
  [
    "approved in part, not answered in part",
    { quotes: some({ approved: 1, pending: 1 }) },
    undefined,
  ],
  ["all declined", { hasDiagnostic: true, quotes: some({ rejected: 2 }) }, "finish"],
  [
    "in progress, approved and paid ahead",
    { status: "in_progress", quotes: some({ approved: 1 }), isUninvoiced: true },
    "finish",
  ],
  [
    "finished",
    { status: "completed", quotes: some({ approved: 1 }), isUninvoiced: true },
    "invoice",
  ],
  ["finished with a deposit that nobody paid", { status: "completed", deposit }, undefined],
  ["invoiced", { status: "completed", quotes: some({ approved: 1 }), owed }, "recordPayment"],
  ["paid", { status: "completed", quotes: some({ approved: 1 }) }, undefined],
  ["finished without a quote", { status: "completed" }, undefined],
  ["canceled", { status: "cancelled", quotes: some({ pending: 1 }), isUnsent: true }, undefined],
  ["canceled, with an invoice that is owed", { status: "cancelled", owed }, "recordPayment"],
])("Owner and advisor, %s", (_, facts, kind) => {
  expect(stepOf(facts)?.kind).toBe(kind);
});

test.each<[string, Partial<JobFacts>, string | undefined]>([
  ["a new job", {}, "writeDiagnosis"],
  ["diagnosed: the quote is another's", { hasDiagnostic: true }, undefined],
  ["quoted", { quotes: some({ pending: 1 }), isUnsent: true }, undefined],
  ["approved", { quotes: some({ approved: 1 }), isUninvoiced: true }, "finish"],
  ["a question of the customer", { quotes: some({ pending: 1 }), openQuestions: 1 }, undefined],
  [
    "finished",
    { status: "completed", quotes: some({ approved: 1 }), isUninvoiced: true },
    undefined,
  ],
])("A technician, %s", (_, facts, kind) => {
  expect(stepOf({ ...facts, may: technician })?.kind).toBe(kind);
});

test("Money is no step of a technician, whatever is known of it", () => {
  for (const status of ["pending", "completed", "cancelled"] as const) {
    const facts = { status, quotes: some({ approved: 1 }), deposit, owed, isUninvoiced: true };
    expect(stepOf({ ...facts, may: technician })?.kind).toBe(
      status === "pending" ? "finish" : undefined,
    );
  }
});

test("A step of money says how much", () => {
  expect(stepOf({ quotes: some({ approved: 1 }), deposit })).toEqual({
    kind: "recordDeposit",
    ...deposit,
  });
  expect(stepOf({ status: "completed", owed })).toEqual({ kind: "recordPayment", ...owed });
});

test("Without shop settings no quote comes next, and after the plan has ended nothing does", () => {
  expect(stepOf({ hasDiagnostic: true, may: { ...advisor, quote: false } })).toBeUndefined();
  const none = { write: false, quote: false, money: false };
  expect(stepOf({ may: none })).toBeUndefined();
});

test.each([
  ["never sent", null, [], true],
  ["sent as it is", "opened", [{ what: "linkSent", at: 200 }], false],
  ["changed since it was sent", "sent", [{ what: "linkSent", at: 50 }], true],
  [
    "sent once more",
    "sent",
    [
      { what: "linkSent", at: 200 },
      { what: "linkSent", at: 50 },
    ],
    false,
  ],
  ["revoked", "revoked", [{ what: "linkSent", at: 200 }], true],
  ["left over by an answer", "decided", [{ what: "linkSent", at: 200 }], true],
] as const)("A pending quote, %s", (_, linkState, history, unsent) => {
  const quotes = [{ status: "pending", updatedAt: 100 }] as const;
  expect(isUnsent(quotes, linkState, history)).toBe(unsent);
  expect(isUnsent([{ status: "approved", updatedAt: 900 }], linkState, history)).toBe(false);
});

test("Counts quotes by status", () => {
  expect(
    countQuotes([{ status: "pending" }, { status: "pending" }, { status: "rejected" }]),
  ).toEqual({ pending: 2, approved: 0, rejected: 1 });
});
