import type { JobPaper } from "#app/features/papers/job-paper.ts";
import type { Cents } from "#app/values/money.ts";
import { printable } from "#app/values/print-letters.ts";
import type { WordKey } from "#app/values/word-key.ts";
import type { Canvas } from "./canvas.ts";
import { writePassage } from "./passage.ts";
import { writeSums } from "./totals.ts";

/** What is taken off an invoice: by credit notes, and by every payment that counts on it; and what is left. */
export function writePaid(
  canvas: Canvas,
  {
    credits,
    paid: { payments, others, isAlone, owed },
  }: Required<Pick<JobPaper, "credits" | "paid">>,
): void {
  const { t, label, money, plainDay } = canvas;
  const each = payments.map(
    ({ paidOn, way, wayName, amount }) =>
      [
        `${plainDay(paidOn)} \u00b7 ${wayName ? printable(wayName) : t(`invoices:ways.${way}`)}`,
        money(-amount),
      ] as const,
  );
  writeSums(canvas, {
    rows: [
      ...credits.map(
        (credit) =>
          [
            `${t("paper:creditNote")} ${credit.number} \u00b7 ${plainDay(credit.date)}`,
            money(-credit.total),
          ] as const,
      ),
      ...each,
      ...(others === 0 ? [] : [[t(nameOfOthers(others, isAlone)), money(-others)] as const]),
    ],
    total: [label("paper:owed"), money(owed)],
  });
}

/** What of payments is not this invoice's, or what else is paid of it. */
const nameOfOthers = (others: Cents, isAlone: boolean): WordKey =>
  others > 0 ? "paper:otherPayments" : isAlone ? "paper:customersCredit" : "paper:onOthers";

/**
 * The estimate's figures beside the invoice's, in one line where none differs. California: B&P Code
 * 9884.9(a), no charge above the estimate without consent; Argentina: Ley 24.240, art. 19.
 */
export function writeEstimates(
  canvas: Canvas,
  { estimates, parts }: Pick<JobPaper, "estimates" | "parts">,
): void {
  if (!estimates || estimates.length === 0) return;
  const isWhole = estimates.length === parts.length;
  const differs = estimates.some(({ total, charged }) => total !== charged);
  const sum = (pick: "total" | "charged") => estimates.reduce((all, one) => all + one[pick], 0);
  writeTexts(canvas, "paper:compared", (column) => {
    const beside = (total: number, charged: number) =>
      canvas.tOf(column, "paper:besideCharged", {
        estimated: canvas.money(total),
        charged: canvas.money(charged),
      });
    const together = beside(sum("total"), sum("charged"));
    if (isWhole && (!differs || estimates.length === 1)) return [together];
    const each = estimates.map(
      ({ number, total, charged }) =>
        `${canvas.tOf(column, "paper:numbered", { number })}: ${beside(total, charged)}`,
    );
    return isWhole ? [...each, `${canvas.tOf(column, "paper:together")}: ${together}`] : each;
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
