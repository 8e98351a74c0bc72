import { byTests, routes, type Trial } from "./trial.ts";

/** The rows of R4: every amount is exact. */
export const moneyTrials: readonly Trial[] = [
  {
    row: "R4",
    name: "rule",
    what: "random quotes through the rule, against whole numbers without end",
    goal: 1_000_000,
    run: byTests({
      project: "rules",
      files: ["tests/features/quotes/quote.test.ts"],
      only: /exact arithmetic/,
    }),
  },
  {
    row: "R4",
    name: "terms",
    what: "random quotes with taxes, discounts and supplies through the rule, against exact fractions",
    goal: 1_000_000,
    run: byTests({
      project: "rules",
      files: ["tests/features/quotes/price/document.test.ts"],
      only: /exact fractions/,
    }),
  },
  {
    row: "R4",
    name: "terms-page",
    what: "random quotes with terms through form, database and page",
    goal: 10_000,
    run: byTests({
      project: "requests",
      files: routes("repair/quotes/quote-terms"),
      only: /Random quotes/,
    }),
  },
  {
    row: "R4",
    name: "terms-paper",
    what: "random quotes with terms through the PDF, read back by pdftotext",
    goal: 1_000,
    run: byTests({
      project: "rules",
      files: ["tests/features/papers/work-order-terms.test.ts"],
      only: /to the cent/,
    }),
  },
  {
    row: "R4",
    name: "job-papers",
    what: "random estimates, invoices and credit notes with terms as PDF, read back by pdftotext",
    goal: 1_000,
    run: byTests({
      project: "rules",
      files: ["tests/features/papers/job-paper-amounts.test.ts"],
      only: /to the cent/,
    }),
  },
  {
    row: "R4",
    name: "documents-add-up",
    what: "random quotes as every document: what is printed adds up to its total, line by line",
    goal: 366,
    run: byTests({
      project: "rules",
      files: ["tests/features/papers/adds-up.test.ts", "tests/features/approval/adds-up.test.ts"],
      only: /adds? up/,
    }),
  },
  {
    row: "R4",
    name: "page",
    what: "random quotes through form, database and page",
    goal: 10_000,
    run: byTests({ project: "requests", files: routes("repair/quotes/quote-money") }),
  },
  {
    row: "R4",
    name: "paper",
    what: "random quotes through the PDF, read back by pdftotext",
    goal: 1_000,
    run: byTests({
      project: "rules",
      files: ["tests/features/papers/work-order-amounts.test.ts"],
      only: /random quotes/,
    }),
  },
];
