import { PDFDocument } from "pdf-lib";
import { draw } from "#app/platform/paper/draw.server.ts";
import { embedWide, type LoadFont, openFonts } from "#app/platform/paper/fonts.server.ts";
import { writeDocument } from "#app/platform/paper/write.server.ts";
import { isAllWinAnsi, printable, replaceMissing } from "#app/values/print-letters.ts";
import { type Localization, layOut, paper } from "./certificate-layout.ts";
import type { Certificate } from "./certificates.server.ts";

type Printing = Localization & {
  /** Called only when the standard fonts lack a character of the name. */
  loadFont: LoadFont;
};

/**
 * The PDF of a certificate, in both languages. A character that no font has prints as an empty box.
 * @throws when the font that the name needs cannot be fetched
 */
export async function printCertificate(
  certificate: Certificate,
  { language, getT, address, loadFont }: Printing,
): Promise<Uint8Array<ArrayBuffer>> {
  const doc = await PDFDocument.create({ updateMetadata: false });
  const name = replaceMissing(printable(certificate.name).replaceAll("\n", " "));
  const wide = isAllWinAnsi(name) ? undefined : await embedWide(doc, loadFont);
  const fonts = openFonts(doc, wide);
  const marks = layOut({ ...certificate, name }, { language, getT, address }, fonts.measure);
  draw(doc, { paper, pages: [marks] }, fonts, []);
  const t = getT(language);
  doc.setTitle(`${t("videos:certificate.title")} ${certificate.number}`, {
    showInWindowTitleBar: true,
  });
  doc.setAuthor("Llave");
  doc.setCreator("Llave");
  doc.setLanguage(language);
  return writeDocument(doc);
}
