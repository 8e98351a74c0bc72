import { PDFDocument, PDFStreamWriter } from "pdf-lib";
import { draw } from "#app/platform/paper/draw.server.ts";
import { embedWide, type LoadFont, openFonts } from "#app/platform/paper/fonts.server.ts";
import type { Layout } from "#app/platform/paper/marks.ts";
import {
  hasUnprintable,
  isAllWinAnsi,
  mapTexts,
  printable,
  replaceMissing,
} from "#app/values/print-letters.ts";
import { firstOf, type JobPaper } from "./job-paper.ts";
import { type PaperTexts, textsAsWritten } from "./paper-texts.ts";
import { frameOf, titles } from "./work-order/job-frame.ts";
import { type LayOut, layOut, layOutParts } from "./work-order/layout.ts";
import { embedLogo } from "./work-order/logo.server.ts";
import { type SayOnPaper, titleOf, type WorkOrder } from "./work-order.ts";

export type Printing = {
  /** Sentences in the order's own language. */
  t: SayOnPaper;
  /** Those of the other columns of a bilingual paper. */
  besides?: readonly SayOnPaper[];
  /** Called only when the standard fonts lack a letter. */
  loadFont: LoadFont;
  /** A PNG or a JPEG. */
  logo?: Uint8Array | undefined;
};

/**
 * Prints a work order. Any text prints: what no font has shows as an empty box. The same order
 * gives the same bytes.
 * @throws when the font that the text needs cannot be fetched, or a stored value is none (a
 * currency, a number).
 */
export function printWorkOrder(
  order: WorkOrder,
  { texts = textsAsWritten(order), ...printing }: Printing & { texts?: PaperTexts },
): Promise<Uint8Array<ArrayBuffer>> {
  const title = `${printing.t(titleOf(order.quote))} ${order.workId}`;
  return print({ order, texts }, printing, {
    layOut: ({ order, texts }, how) => layOut(order, { ...how, texts }),
    title,
    order,
  });
}

/** Prints an estimate, an invoice or a credit note, as `printWorkOrder` does. */
export function printJobPaper(
  paper: JobPaper,
  printing: Printing,
): Promise<Uint8Array<ArrayBuffer>> {
  const { order } = firstOf(paper);
  const title = `${printing.t(titles[paper.kind])} ${paper.number ?? order.workId}`;
  return print(paper, printing, {
    layOut: (paper, how) => layOutParts(paper.parts, how, frameOf(paper)),
    title,
    order,
  });
}

async function print<Content extends object>(
  stored: Content,
  { t, besides = [], loadFont, logo }: Printing,
  {
    layOut,
    title,
    order,
  }: { layOut: (content: Content, how: LayOut) => Layout; title: string; order: WorkOrder },
): Promise<Uint8Array<ArrayBuffer>> {
  const doc = await PDFDocument.create({ updateMetadata: false });
  const content = mapTexts(stored, (text) => replaceMissing(printable(text)));
  const wide = isAllWinAnsi([content]) ? undefined : await embedWide(doc, loadFont);
  const fonts = openFonts(doc, wide);
  const picture = await embedLogo(doc, logo);
  const how = {
    ts: [t, ...besides],
    measure: fonts.measure,
    logo: picture,
    boxes: hasUnprintable([stored]),
  };
  draw(doc, layOut(content, how), fonts, picture);

  doc.setTitle(title, { showInWindowTitleBar: true });
  doc.setAuthor(order.shop.name);
  doc.setLanguage(order.language);
  doc.setCreator("Llave");
  await doc.flush();
  // In one tick and one stream: `save` waits for a timer after every 50 objects, and compresses
  // them by fifties, which makes the tags of a table half as large again.
  const writer = PDFStreamWriter.forContext(doc.context, Number.POSITIVE_INFINITY, true, 10_000);
  return (await writer.serializeToBuffer()) as Uint8Array<ArrayBuffer>;
}
