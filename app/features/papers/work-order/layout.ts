import type { PaperPart } from "#app/features/papers/job-paper.ts";
import { notesOf, type PaperTexts } from "#app/features/papers/paper-texts.ts";
import { type DocumentWords, titleOf, type WorkOrder } from "#app/features/papers/work-order.ts";
import type { Consent } from "#app/features/quotes/consent.ts";
import { type Layout, type Measure, type Size, styles } from "#app/platform/paper/marks.ts";
import { isTimeZone } from "#app/values/calendar.ts";
import { wallTimeOf } from "#app/values/wall-time.ts";
import type { WordKey } from "#app/values/word-key.ts";
import { writeConsents } from "./authorizations.ts";
import { type Canvas, openCanvas } from "./canvas.ts";
import { besideMark } from "./columns.ts";
import { writeFooters } from "./footer.ts";
import { writeHeader } from "./header.ts";
import { laborOf, materialsOf } from "./materials.ts";
import type { Heading } from "./number-block.ts";
import { writeParties } from "./parties.ts";
import { writePassage } from "./passage.ts";
import type { Section } from "./sheet.ts";
import { additionalWork, isPartlyWritten, shopTerms, validUntil } from "./shop-terms.ts";
import { signatureHeight, writeSignature } from "./signature.ts";
import { figureWidths, writeTable } from "./table.ts";
import { heightOfSums, type QuoteSums, sumsOfQuote, writeSums } from "./totals.ts";

/** Inputs of a document's layout. */
export type LayOut = {
  /** Sentences in the language of each column. */
  ts: readonly DocumentWords[];
  measure: Measure;
  logo?: Size | undefined;
  /** Photos that are printed along; undefined for one that cannot be. */
  pictures?: readonly (Size | undefined)[];
  boxes?: boolean;
};

/**
 * Lays a work order out on pages: see `layOutParts`.
 */
export function layOut(
  order: WorkOrder,
  {
    texts,
    consents = [],
    ...printing
  }: LayOut & { texts: PaperTexts; consents?: readonly Consent[] | undefined },
): Layout {
  const { quote, workId } = order;
  const isEstimate = quote.status === "pending";
  const isDeclined = quote.status === "rejected";
  const until = isEstimate
    ? validUntil(order.shop, dayOf(quote.createdAt, order.shop.timeZone))
    : undefined;
  return layOutParts([{ order, texts }], printing, {
    number: workId,
    heading: (canvas) => {
      const { t, label, day, moment, plainDay } = canvas;
      return {
        title: label(titleOf(quote)),
        number: workId,
        facts: [
          [t("papers:date"), isEstimate ? moment(quote.createdAt) : day(quote.createdAt)],
          ...(until === undefined ? [] : [[t("papers:validUntil"), plainDay(until)] as const]),
          ...datesOf(canvas, order),
          // A quote awaiting approval is labeled Estimate for the customer.
          isEstimate
            ? [t("papers:quote"), String(quote.number)]
            : [t("papers:numbered", { number: quote.number }), t(`papers:status.${quote.status}`)],
        ],
      };
    },
    sums: { hasHours: true, total: "papers:total", isPart: false, each: "price" },
    close: (canvas) =>
      ending(
        [
          ...(consents.length > 0
            ? [() => writeConsents(canvas, { consents, parts: [{ order, texts }] })]
            : []),
          ...shopTerms(canvas, [order]),
          ...(isDeclined ? [] : additionalWork(canvas, order.shop)),
        ],
        isDeclined ? undefined : () => writeSignature(canvas),
      ),
  });
}

/** The dates of arrival and of completion, or else of the promise, as far as they are known. */
export const datesOf = (
  { t, day, moment }: Canvas,
  { receivedAt, promisedAt, completedAt }: WorkOrder,
): (readonly [string, string])[] => [
  ...(receivedAt === undefined ? [] : [[t("papers:received"), day(receivedAt)] as const]),
  ...(promisedAt === undefined || completedAt !== undefined
    ? []
    : [[t("papers:promised"), moment(promisedAt)] as const]),
  ...(completedAt === undefined ? [] : [[t("papers:completed"), day(completedAt)] as const]),
];

/** The calendar day of an instant; of UTC in a zone that this runtime does not know. */
const dayOf = (instant: number, zone: string): string =>
  wallTimeOf(instant, isTimeZone(zone) ? zone : "UTC").slice(0, 10);

/** Differences between kinds of documents. `number`: at the foot of each page. */
export type Frame = {
  number: string;
  /** The title of a quote's work; that of the work order by default. */
  work?: WordKey;
  heading: (canvas: Canvas) => Heading;
  sums: QuoteSums;
  close: (canvas: Canvas) => Ending;
};

/** Sections after the quotes, and the height reserved directly below their last total. */
export type Ending = { sections: readonly Section[]; below: number };

/** Sections, and the customer's signature: with nothing before it, under the last total. */
export const ending = (sections: readonly Section[], sign: Section | undefined): Ending => ({
  sections: sign ? [...sections, sign] : sections,
  below: sign && sections.length === 0 ? signatureHeight : 0,
});

/**
 * Lays out quotes of one job on pages, each with its tables and sums. Their texts are already
 * printable, and every amount is printed as stored. `boxes`: some letters had to be replaced, which
 * a footnote states on the pages that have them. Marks are in reading order, so that copied text
 * keeps its order.
 */
export function layOutParts(
  parts: readonly PaperPart[],
  { ts, measure, logo, boxes = false }: LayOut,
  { number, heading, close, sums, work = "papers:description" }: Frame,
): Layout {
  const { order, texts } = parts[0]!;
  const marked = parts.some((part) => notesOf(part.texts).has("machine"));
  const canvas = openCanvas(order, { ts, measure, footLines: marked ? ts.length : 0 });
  writeHeader(canvas, { shop: order.shop, heading: heading(canvas), logo });
  writeParties(canvas, order);
  writeNotice(canvas, parts);
  writePassage(canvas, "papers:issues", texts.issues);
  if (order.diagnostic) writePassage(canvas, "papers:diagnostic", texts.diagnostic);
  const { sections, below } = close(canvas);
  for (const [at, part] of parts.entries())
    writeQuote(canvas, part, {
      below: at === parts.length - 1 ? below : 0,
      work,
      sums,
      isNumbered: parts.length > 1,
    });
  canvas.sheets.keep(sections);
  writeFooters(canvas, number, { boxes, machine: marked });
  const { paper, pages, structure } = canvas.sheets;
  return { paper, pages, structure };
}

type QuoteFrame = {
  /** The height reserved directly below its total. */
  below: number;
  work: WordKey;
  sums: QuoteSums;
  /** Whether its number distinguishes it from others. */
  isNumbered: boolean;
};

function writeQuote(
  canvas: Canvas,
  { order, texts }: PaperPart,
  { below, work, sums: how, isNumbered }: QuoteFrame,
): void {
  const number = isNumbered ? order.quote.number : undefined;
  const sums = sumsOfQuote(canvas, order, { ...how, number });
  const tables = [
    materialsOf(canvas, order, texts.materials),
    laborOf(canvas, order, texts.labor),
  ].filter(({ rows }) => rows.length > 0);
  const widths = figureWidths(canvas, tables);
  const [first, ...others] = [
    ...tables.map((table, at) => () => {
      // The last row moves with the sums, so that they are never on a page without a table.
      const isLast = at === tables.length - 1;
      writeTable(canvas, table, { widths, below: isLast ? heightOfSums(sums) + below : 0 });
    }),
    () => writeSums(canvas, sums, { below }),
  ];
  canvas.sheets.keep([() => writePassage(canvas, work, texts.description, number), first!]);
  for (const write of others) write();
}

/**
 * Notes once, before the texts of a document, that some are not in its language: under each of them
 * the note would look like part of the work.
 */
function writeNotice(canvas: Canvas, parts: readonly PaperPart[]): void {
  const { sheets, set, tOf, languages } = canvas;
  const notes = new Set(parts.flatMap(({ texts }) => [...notesOf(texts)]));
  const isBeside = notes.has("beside") || isPartlyWritten(parts[0]!.order.shop, languages);
  if (!isBeside && !notes.has("asWritten")) return;
  const said = Array.from({ length: canvas.columns }, (_, column) =>
    isBeside ? `${besideMark} ${tOf(column, "papers:beside")}` : tOf(column, "papers:asWritten"),
  );
  sheets.need(said.length * styles.fine.lead + 9);
  sheets.y += 9;
  for (const [column, text] of said.entries())
    sheets.within(
      "P",
      () => set.flow(set.lines(text, sheets.width, styles.fine), sheets.left, styles.fine),
      { language: languages[column] },
    );
}
