import { printSections } from "#app/features/approval/paper/print-sections.server.ts";
import type { LoadFont } from "#app/platform/paper/fonts.server.ts";
import type { Words } from "#app/ui/words.ts";
import type { Certificate } from "./certificate.ts";
import { certificatePaper } from "./certificate-paper.ts";

/** Address that checks a file, and the font for characters that the standard fonts lack. */
type Printing = { verifyAt: string; loadFont: LoadFont };

/**
 * Prints a certificate. The same certificate gives the same bytes.
 * @throws when the font that the text needs cannot be fetched
 */
export function printCertificate(
  { t, language }: Words,
  certificate: Certificate,
  { verifyAt, loadFont }: Printing,
): Promise<Uint8Array<ArrayBuffer>> {
  const words = { t, language };
  const author = certificate.revision?.shop.name ?? "Llave";
  return printSections(words, certificatePaper(words, certificate, verifyAt), { author, loadFont });
}
