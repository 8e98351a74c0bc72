import { firstOf, type JobPaper, type PaperPayment } from "#app/features/papers/job-paper.ts";
import type { Cents } from "#app/values/money.ts";
import { printable } from "#app/values/print-letters.ts";
import type { WordKey } from "#app/values/word-key.ts";
import type { Canvas } from "./canvas.ts";
import { writePassage } from "./passage.ts";
import type { Sums } from "./totals.ts";

/**
 * Deductions from an invoice: credit notes and every payment that counts on it; then the balance.
 */
export function paidSums({ t, label, money, plainDay }: Canvas, paper: JobPaper): Sums {
  const { payments, others, isAlone, owed } = paper.paid!;
  const credits = (paper.credits ?? []).map(
    ({ number, date, total }) =>
      [`${t("papers:creditNote")} ${number} \u00b7 ${plainDay(date)}`, money(-total)] as const,
  );
  const each = payments.map((payment) => {
    const { paidOn, way, wayName, amount } = payment;
    const by = wayName ? printable(wayName) : t(`invoices:ways.${way}`);
    return [`${t(nameOf(payment))} ${plainDay(paidOn)} \u00b7 ${by}`, money(-amount)] as const;
  });
  const isSettled = owed === 0 && each.length > 0;
  return {
    rows: [
      ...credits,
      ...each,
      ...(others === 0 ? [] : [[t(nameOfOthers(others, isAlone)), money(-others)] as const]),
    ],
    total: [label("papers:owed"), isSettled ? t("papers:paidInFull") : money(owed)],
  };
}

const nameOf = ({ amount, invoiceNumber }: PaperPayment): WordKey => {
  if (amount < 0) return "papers:refunded";
  return invoiceNumber === null ? "papers:deposit" : "papers:paid";
};

/** The name of the difference between the job's payments and those on this invoice. */
const nameOfOthers = (others: Cents, isAlone: boolean): WordKey =>
  others > 0 ? "papers:otherPayments" : isAlone ? "papers:customersCredit" : "papers:onOthers";

/**
 * Whether the estimate is printed next to the invoice: where it differs, or the law requires both.
 */
export const isCompared = ({ estimates = [], parts }: JobPaper): boolean => {
  const profile = firstOf({ parts }).order.shop.terms?.profile ?? "none";
  return estimates.some(({ total, charged }) => profile !== "none" || total !== charged);
};

/**
 * The estimate's figures next to the invoice's, in one line where none differs. California: B&P
 * Code 9884.9(a), no charge above the estimate without consent; Argentina: Ley 24.240, art. 19.
 */
export function writeEstimates(
  canvas: Canvas,
  { estimates, parts }: Pick<JobPaper, "estimates" | "parts">,
): void {
  if (!estimates) return;
  const isWhole = estimates.length === parts.length;
  const differs = estimates.some(({ total, charged }) => total !== charged);
  const sum = (pick: "total" | "charged") => estimates.reduce((all, one) => all + one[pick], 0);
  writeTexts(canvas, "papers:compared", (column) => {
    const beside = (total: number, charged: number) =>
      canvas.tOf(column, "papers:besideCharged", {
        estimated: canvas.money(total),
        charged: canvas.money(charged),
      });
    const together = beside(sum("total"), sum("charged"));
    if (isWhole && (!differs || estimates.length === 1)) return [together];
    const each = estimates.map(
      ({ number, total, charged }) =>
        `${canvas.tOf(column, "papers:numbered", { number })}: ${beside(total, charged)}`,
    );
    return isWhole ? [...each, `${canvas.tOf(column, "papers:together")}: ${together}`] : each;
  });
}

/** Lines under a label, in the language of each column. */
export const writeTexts = (
  canvas: Canvas,
  key: WordKey,
  lines: (column: number) => readonly string[],
): void =>
  writePassage(
    canvas,
    key,
    Array.from({ length: canvas.columns }, (_, column) => ({
      text: lines(column).join("\n"),
      note: null,
    })),
  );
