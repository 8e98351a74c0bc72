import { PDFDocument } from "pdf-lib";
import type { Consent } from "#app/features/quotes/consent.ts";
import { draw } from "#app/platform/paper/draw.server.ts";
import { embedWide, type LoadFont, openFonts } from "#app/platform/paper/fonts.server.ts";
import type { Layout } from "#app/platform/paper/marks.ts";
import { embedPicture } from "#app/platform/paper/picture.server.ts";
import { writeDocument } from "#app/platform/paper/write.server.ts";
import type { Language } from "#app/values/language.ts";
import {
  hasUnprintable,
  isAllWinAnsi,
  mapTexts,
  printable,
  replaceMissing,
} from "#app/values/print-letters.ts";
import { firstOf, type JobPaper, shownNumber } from "./job-paper.ts";
import { type PaperTexts, textsAsWritten } from "./paper-texts.ts";
import { frameOf, titles } from "./work-order/job-frame.ts";
import { type LayOut, layOut, layOutParts } from "./work-order/layout.ts";
import { type DocumentWords, titleOf, type WorkOrder } from "./work-order.ts";

export type Printing = {
  /** Sentences in the paper's own language. */
  t: DocumentWords;
  /** The words of the other columns of a bilingual document. */
  besides?: readonly DocumentWords[];
  /** Called only when the standard fonts lack a letter. */
  loadFont: LoadFont;
  /** A PNG or a JPEG. */
  logo?: Uint8Array | undefined;
  /** Photos that are printed along, of the same kinds; those of others are left out. */
  pictures?: readonly (Uint8Array | undefined)[];
};

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

/** Lays content out after its texts were made printable, and draws it. */
export async function print<Content extends object>(
  stored: Content,
  { t, besides = [], loadFont, logo, pictures = [] }: Printing,
  {
    layOut,
    title,
    author,
    language,
  }: {
    layOut: (content: Content, how: LayOut) => Layout;
    title: string;
    author: string;
    language: Language;
  },
): Promise<Uint8Array<ArrayBuffer>> {
  const doc = await PDFDocument.create({ updateMetadata: false });
  const content = mapTexts(stored, (text) => replaceMissing(printable(text)));
  const wide = isAllWinAnsi([content]) ? undefined : await embedWide(doc, loadFont);
  const fonts = openFonts(doc, wide);
  const picture = await embedPicture(doc, logo);
  const photos = await Promise.all(pictures.map((bytes) => embedPicture(doc, bytes)));
  const how = {
    ts: [t, ...besides],
    measure: fonts.measure,
    logo: picture,
    pictures: photos,
    boxes: hasUnprintable([stored]),
  };
  draw(doc, layOut(content, how), fonts, [picture, ...photos]);

  doc.setTitle(title, { showInWindowTitleBar: true });
  doc.setAuthor(author);
  doc.setLanguage(language);
  doc.setCreator("Llave");
  return writeDocument(doc);
}
