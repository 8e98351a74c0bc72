import type { Consent } from "#app/features/quotes/consent.ts";
import { firstOf, type JobPaper, shownNumber } from "./job-paper.ts";
import { type PaperTexts, textsAsWritten } from "./paper-texts.ts";
import { type Printing, print } from "./print-paper.server.ts";
import { frameOf, titles } from "./work-order/job-frame.ts";
import { layOut, layOutParts } from "./work-order/layout.ts";
import { titleOf, type WorkOrder } from "./work-order.ts";

/**
 * Prints a work order. Any text prints: what no font has shows as an empty box. The same order
 * gives the same bytes.
 * @throws when the font that the text needs cannot be fetched, or a stored value is none (a
 * currency, a number).
 */
export function printWorkOrder(
  order: WorkOrder,
  {
    texts = textsAsWritten(order),
    consents,
    ...printing
  }: Printing & { texts?: PaperTexts; consents?: readonly Consent[] },
): Promise<Uint8Array<ArrayBuffer>> {
  const title = `${printing.t(titleOf(order.quote))} ${order.workId}`;
  return print({ order, texts, consents }, printing, {
    layOut: ({ order, texts, consents }, how) => layOut(order, { ...how, texts, consents }),
    title,
    author: order.shop.name,
    language: order.language,
  });
}

/** Prints an estimate, an invoice or a credit note, as `printWorkOrder` does. */
export function printJobPaper(
  paper: JobPaper,
  printing: Printing,
): Promise<Uint8Array<ArrayBuffer>> {
  const { order } = firstOf(paper);
  const title = `${printing.t(titles[paper.kind])} ${shownNumber(paper)}`;
  return print(paper, printing, {
    layOut: (paper, how) => layOutParts(paper.parts, how, frameOf(paper)),
    title,
    author: order.shop.name,
    language: order.language,
  });
}
