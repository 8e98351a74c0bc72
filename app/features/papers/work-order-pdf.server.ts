import { PDFDocument, PDFStreamWriter } from "pdf-lib";
import { draw } from "#app/platform/paper/draw.server.ts";
import { embedWide, type LoadFont, openFonts } from "#app/platform/paper/fonts.server.ts";
import {
  hasUnprintable,
  isAllWinAnsi,
  mapTexts,
  printable,
  replaceMissing,
} from "#app/values/print-letters.ts";
import { type PaperTexts, textsAsWritten } from "./paper-texts.ts";
import { layOut } from "./work-order/layout.ts";
import { embedLogo } from "./work-order/logo.server.ts";
import { type SayOnPaper, titleOf, type WorkOrder } from "./work-order.ts";

export type Printing = {
  /** Sentences in the order's own language. */
  t: SayOnPaper;
  /** Those of the other columns of a bilingual paper. */
  besides?: readonly SayOnPaper[];
  /** What the paper says of the order's texts; as they were written where it is left out. */
  texts?: PaperTexts;
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
export async function printWorkOrder(
  stored: WorkOrder,
  { t, besides = [], texts: chosen = textsAsWritten(stored), loadFont, logo }: Printing,
): Promise<Uint8Array<ArrayBuffer>> {
  const doc = await PDFDocument.create({ updateMetadata: false });
  const { order, texts } = mapTexts({ order: stored, texts: chosen }, (text) =>
    replaceMissing(printable(text)),
  );
  const wide = isAllWinAnsi([order, texts]) ? undefined : await embedWide(doc, loadFont);
  const fonts = openFonts(doc, wide);
  const picture = await embedLogo(doc, logo);

  draw(
    doc,
    layOut(order, {
      ts: [t, ...besides],
      measure: fonts.measure,
      texts,
      logo: picture,
      boxes: hasUnprintable([stored, chosen]),
    }),
    fonts,
    picture,
  );

  doc.setTitle(`${t(titleOf(order.quote))} ${order.workId}`, { showInWindowTitleBar: true });
  doc.setAuthor(order.shop.name);
  doc.setLanguage(order.language);
  doc.setCreator("Llave");
  await doc.flush();
  // In one tick and one stream: `save` waits for a timer after every 50 objects, and compresses
  // them by fifties, which makes the tags of a table half as large again.
  const writer = PDFStreamWriter.forContext(doc.context, Number.POSITIVE_INFINITY, true, 10_000);
  return (await writer.serializeToBuffer()) as Uint8Array<ArrayBuffer>;
}
