import { href } from "react-router";
import { paperAnswer } from "#app/features/approval/paper/paper-answer.ts";
import { wideFontPath } from "#app/platform/paper/font-file.server.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import type { Words } from "#app/ui/words.ts";
import type { Certificate } from "./certificate.ts";

/** The certificate as a PDF in the language of its page. */
export async function certificatePdf(
  { asset, config }: Platform,
  words: Words,
  certificate: Certificate,
): Promise<Response> {
  // Loaded when something is printed: pages do not wait for it.
  const { printCertificate } = await import("./certificate-pdf.server.ts");
  const { id, sha256 } = certificate.decision;
  const pdf = await printCertificate(words, certificate, {
    verifyAt: `${config.appUrl}${href("/verify")}?hash=${sha256}`,
    loadFont: () => asset(wideFontPath),
  });
  return paperAnswer(pdf, "attachment", id);
}
