import { writePayCode } from "#app/features/papers/code.ts";
import {
  firstOf,
  type JobPaper,
  type JobPaperKind,
  shownNumber,
} from "#app/features/papers/job-paper.ts";
import type { WorkOrderQuote } from "#app/features/papers/work-order.ts";
import { numbersOf } from "#app/features/quotes/choices/choice.ts";
import { chargedSums, sumLabel } from "#app/features/quotes/price/sums.ts";
import { formatDay } from "#app/values/calendar.ts";
import { type Cents, formatPercent } from "#app/values/money.ts";
import type { WordKey } from "#app/values/word-key.ts";
import { writeConsents } from "./authorizations.ts";
import type { Canvas } from "./canvas.ts";
import { isCompared, paidSums, writeEstimates, writeTexts } from "./charged.ts";
import { datesOf, type Ending, ending, type Frame } from "./layout.ts";
import { additionalWork, shopTerms, validUntil } from "./shop-terms.ts";
import { writeSignature } from "./signature.ts";
import { heightOfSums, type SumRow, totalSums, writeSums } from "./totals.ts";

/** The titles of a job's documents. */
export const titles: Record<JobPaperKind, WordKey> = {
  estimate: "papers:estimate",
  invoice: "papers:invoice",
  credit: "papers:creditNote",
};

/** Heading and end of an estimate, an invoice or a credit note. */
export function frameOf(paper: JobPaper): Frame {
  const { kind, number, date } = paper;
  const { order } = firstOf(paper);
  const { workId, shop } = order;
  const shown = shownNumber(paper);
  const until = kind === "estimate" ? validUntil(shop, date) : undefined;
  return {
    number: number === null ? workId : `${workId} \u00b7 ${shown}`,
    ...(kind !== "estimate" && { work: "papers:workDone" }),
    heading: (canvas) => {
      const { t, label, moment, plainDay } = canvas;
      const title = label(titles[kind]);
      const voids = paper.notes.find(({ name }) => name === "papers:creditedBy");
      return {
        title: voids ? t("papers:voided", { title }).toLocaleUpperCase(canvas.language) : title,
        number: shown,
        facts: [
          [t("papers:date"), paper.madeAt === undefined ? plainDay(date) : moment(paper.madeAt)],
          ...(until === undefined ? [] : [[t("papers:validUntil"), plainDay(until)] as const]),
          ...(number === null ? [] : [[t("papers:title"), workId] as const]),
          ...(voids ? [[t("papers:creditedBy"), voids.text] as const] : []),
          ...(kind === "credit" ? [] : datesOf(canvas, order)),
        ],
      };
    },
    sums: {
      hasHours: false,
      total: totalName(paper),
      isPart: hasBalance(paper),
      each: kind === "estimate" ? "price" : "lines",
    },
    close: (canvas) => close(canvas, paper),
  };
}

/** Whether anything is taken off the total of an invoice, so that the balance is another sum. */
const hasBalance = ({ paid, credits = [] }: JobPaper): boolean =>
  paid !== undefined && (credits.length > 0 || paid.payments.length > 0 || paid.others !== 0);

/** The total of an invoice without payments is the amount due. */
const totalName = (paper: JobPaper): WordKey =>
  paper.paid && !hasBalance(paper) ? "papers:totalDue" : "papers:total";

function close(canvas: Canvas, paper: JobPaper): Ending {
  const { kind, parts, total, choices = [], notes, remarks } = paper;
  const { order } = firstOf(paper);
  const orders = parts.map((part) => part.order);
  const balance = hasBalance(paper) ? paidSums(canvas, paper) : undefined;
  const ofBalance = balance ? heightOfSums(balance) : 0;
  const isOne = parts.length === 1;
  const quotes = orders.map(({ quote }) => quote);
  const sums = totalSums(
    canvas,
    {
      // An option that is not chosen is not owed, so each quote then has its own sums.
      rows: isOne || choices.length > 0 ? [] : allSums(canvas, quotes),
      name: totalName(paper),
      isPart: balance !== undefined,
    },
    total,
    paper.least,
  );
  const { sections, below } = ending(
    [
      ...(isOne ? [] : [() => writeSums(canvas, sums, { below: ofBalance })]),
      ...(balance ? [() => writeSums(canvas, balance)] : []),
      ...(paper.payCode ? [() => writePayCode(canvas, paper.payCode!)] : []),
      ...(isCompared(paper) ? [() => writeEstimates(canvas, paper)] : []),
      ...(paper.consents?.length || paper.unauthorized?.length
        ? [() => writeConsents(canvas, paper)]
        : []),
      ...notes.map(
        ({ name, text, day }) =>
          () =>
            writeTexts(canvas, name, (column) => [
              day === undefined
                ? text
                : `${text} \u00b7 ${formatDay(Date.parse(day), canvas.languages[column] ?? order.language, "UTC")}`,
            ]),
      ),
      ...choices.map(
        (options) => () =>
          writeTexts(canvas, "papers:note", (column) => {
            const numbers = numbersOf(options, canvas.tOf(column, "approval:or"));
            return [canvas.tOf(column, "approval:oneOf", { numbers })];
          }),
      ),
      ...remarks.map(
        (remark) => () =>
          writeTexts(canvas, "papers:note", (column) => [canvas.tOf(column, remark)]),
      ),
      // A credit note warrants nothing.
      ...(kind === "credit" ? [] : shopTerms(canvas, orders)),
      ...(kind === "estimate" ? additionalWork(canvas, order.shop) : []),
    ],
    kind === "estimate" ? () => writeSignature(canvas) : undefined,
  );
  return { sections, below: isOne ? Math.max(below, ofBalance) : below };
}

/** The combined sums of all quotes of a document: labor, parts, each tax and other charges. */
function allSums(canvas: Canvas, quotes: readonly WorkOrderQuote[]): SumRow[] {
  const { t, money } = canvas;
  const { language } = canvas;
  const percent = (rate: number) => formatPercent(rate, quotes[0]!.currency, language);
  const sums = quotes.flatMap((quote) => chargedSums(quote, quote.terms));
  const order = ["laborCost", "partsCost", "supplies", "discount", "exempt", "net"];
  const amounts = new Map<string, Cents>();
  const hasNet = sums.some(({ kind }) => kind === "net");
  const add = (name: string, amount: Cents) => amounts.set(name, (amounts.get(name) ?? 0) + amount);
  for (const kind of order) {
    if (kind === "net" && hasNet)
      for (const { totalAmount, taxAmount } of quotes)
        add(t("quotes:sums.net"), totalAmount - taxAmount);
    else
      for (const sum of sums)
        if (sum.kind === kind && kind !== "net")
          add(
            sumLabel(sum.kind === "discount" ? { ...sum, of: undefined } : sum, {
              language,
              t,
              money,
              percent,
            }),
            sum.amount,
          );
  }
  for (const sum of sums)
    if (!order.includes(sum.kind)) add(sumLabel(sum, { language, t, money, percent }), sum.amount);
  return [...amounts].map(([name, amount]) => [name, money(amount)] as const);
}
