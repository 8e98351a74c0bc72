import { firstOf, type JobPaper } from "#app/features/papers/job-paper.ts";
import { formatMoment, isTimeZone, zoneName } from "#app/values/calendar.ts";
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

type Authorized = Pick<JobPaper, "consents" | "unauthorized" | "estimates" | "parts">;

/**
 * Who authorized what, when and how, with the revised total. California: 16 CCR 3356(e) (what was
 * authorized by telephone or electronically stands on the invoice), 3354(a)(1) (revised cost);
 * Argentina: Ley 24.240, art. 22 (what the estimate does not have is told before it is done).
 */
export function writeConsents(
  canvas: Canvas,
  { consents = [], unauthorized = [], estimates = [], parts }: Authorized,
): void {
  const { language } = firstOf({ parts }).order;
  const isRevised = (numbers: readonly number[]) =>
    estimates.some((one) => numbers.includes(one.number) && one.total !== one.charged);
  writeTexts(canvas, "paper:consents", (column) => {
    const own = canvas.languages[column] ?? language;
    const given = consents.map(
      ({ at, zone: named, way, name, numberCalled, takenBy, numbers, amount, revised }) => {
        const zone = isTimeZone(named) ? named : "UTC";
        return [
          printable(`${formatMoment(at, own, zone)} ${zoneName(at, own, zone)}`),
          name,
          canvas.tOf(column, `approval:certificate.ways.${way}`),
          ...(numberCalled ? [numberCalled] : []),
          ...(takenBy ? [`${canvas.tOf(column, "approval:certificate.takenBy")}: ${takenBy}`] : []),
          numbers.map((number) => canvas.tOf(column, "paper:numbered", { number })).join(", "),
          canvas.money(amount),
          ...(revised === amount && !isRevised(numbers)
            ? []
            : [canvas.tOf(column, "paper:revisedTotal", { total: canvas.money(revised) })]),
        ].join(" \u00b7 ");
      },
    );
    const missing = unauthorized.map(({ number, total }) =>
      [
        canvas.tOf(column, "paper:numbered", { number }),
        canvas.money(total),
        canvas.tOf(column, "paper:notAuthorized"),
      ].join(" \u00b7 "),
    );
    return [...given, ...missing];
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
