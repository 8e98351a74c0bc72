import { firstOf, type JobPaper, type JobPaperKind } from "#app/features/papers/job-paper.ts";
import { formatDay } from "#app/values/calendar.ts";
import type { WordKey } from "#app/values/word-key.ts";
import type { Canvas } from "./canvas.ts";
import { writeConsents, writeEstimates, writePaid, writeTexts } from "./charged.ts";
import type { Frame } from "./layout.ts";
import type { Section } from "./sheet.ts";
import { additionalWork, shopTerms, validUntil } from "./shop-terms.ts";
import { writeSignature, writeSums } from "./totals.ts";

/** What a paper of a job is called. */
export const titles: Record<JobPaperKind, WordKey> = {
  estimate: "paper:estimate",
  invoice: "paper:invoice",
  credit: "paper:creditNote",
};

/** Heading and end of an estimate, an invoice or a credit note. */
export function frameOf(paper: JobPaper): Frame {
  const { kind, number, date } = paper;
  const { workId, shop } = firstOf(paper).order;
  const until = kind === "estimate" ? validUntil(shop, date) : undefined;
  return {
    number: number === null ? workId : `${workId} \u00b7 ${number}`,
    heading: ({ t, label, plainDay }) => ({
      title: label(titles[kind]),
      number: number === null ? workId : String(number),
      facts: [
        [t("paper:date"), plainDay(date)],
        ...(until === undefined ? [] : [[t("paper:validUntil"), plainDay(until)] as const]),
        ...(number === null ? [] : [[t("paper:title"), workId] as const]),
      ],
    }),
    close: (canvas) => close(canvas, paper),
    isSigned: kind === "estimate",
  };
}

function close(canvas: Canvas, paper: JobPaper): Section[] {
  const { kind, parts, total, paid, credits = [], notes, remarks } = paper;
  const { order } = firstOf(paper);
  const { t, label, money } = canvas;
  const sums = {
    rows: parts.map(
      ({ order: { quote } }) =>
        [t("paper:numbered", { number: quote.number }), money(quote.totalAmount)] as const,
    ),
    total: [label("paper:total"), money(total)] as const,
  };
  return [
    ...(paid
      ? [() => writePaid(canvas, { total, paid, credits })]
      : parts.length > 1
        ? [() => writeSums(canvas, sums)]
        : []),
    ...(paper.estimates?.length ? [() => writeEstimates(canvas, paper)] : []),
    ...(paper.consents?.length ? [() => writeConsents(canvas, paper)] : []),
    ...notes.map(
      ({ name, text, day }) =>
        () =>
          writeTexts(canvas, name, (column) => [
            day === undefined
              ? text
              : `${text} \u00b7 ${formatDay(Date.parse(day), canvas.languages[column] ?? order.language, "UTC")}`,
          ]),
    ),
    ...remarks.map(
      (remark) => () => writeTexts(canvas, "paper:note", (column) => [canvas.tOf(column, remark)]),
    ),
    // A credit note warrants nothing.
    ...(kind === "credit" ? [] : shopTerms(canvas, order.shop, order.language)),
    ...(kind === "estimate"
      ? [...additionalWork(canvas, order.shop), () => writeSignature(canvas)]
      : []),
  ];
}
