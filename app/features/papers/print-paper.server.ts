import { PDFDocument } from "pdf-lib";
import { draw } from "#app/platform/paper/draw.server.ts";
import { embedWide, type LoadFont, openFonts } from "#app/platform/paper/fonts.server.ts";
import type { Layout } from "#app/platform/paper/marks.ts";
import { writeDocument } from "#app/platform/paper/write.server.ts";
import type { Language } from "#app/values/language.ts";
import {
  hasUnprintable,
  isAllWinAnsi,
  mapTexts,
  printable,
  replaceMissing,
} from "#app/values/print-letters.ts";
import type { LayOut } from "./work-order/layout.ts";
import { embedLogo } from "./work-order/logo.server.ts";
import type { DocumentWords } from "./work-order.ts";

export type Printing = {
  /** Sentences in the paper's own language. */
  t: DocumentWords;
  /** Those of the other columns of a bilingual paper. */
  besides?: readonly DocumentWords[];
  /** Called only when the standard fonts lack a letter. */
  loadFont: LoadFont;
  /** A PNG or a JPEG. */
  logo?: Uint8Array | undefined;
  /** Photos that are printed along, of the same kinds; those of others are left out. */
  pictures?: readonly (Uint8Array | undefined)[];
};

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
  const picture = await embedLogo(doc, logo);
  const photos = await Promise.all(pictures.map((bytes) => embedLogo(doc, bytes)));
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
