import { href } from "react-router";
import type { Reader } from "#app/features/approval/page/parts.ts";
import { paperAnswer } from "#app/features/approval/paper/paper-answer.ts";
import { wideFontPath } from "#app/platform/paper/font-file.server.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import type { Certificate } from "./certificate.ts";

/** Whether the certificate is asked for as a file. */
export const isPdfAsked = (request: Request): boolean =>
  new URL(request.url).searchParams.get("file") === "pdf";

/** The certificate as a PDF in the language of its page. */
export async function certificatePdf(
  { asset, config }: Platform,
  reader: Reader,
  certificate: Certificate,
): Promise<Response> {
  // Loaded when something is printed: pages do not wait for it.
  const { printCertificate } = await import("./certificate-pdf.server.ts");
  const { id, sha256 } = certificate.decision;
  const pdf = await printCertificate(reader, certificate, {
    verifyAt: `${config.appUrl}${href("/verify")}?hash=${sha256}`,
    loadFont: () => asset(wideFontPath),
  });
  return paperAnswer(pdf, "attachment", id);
}
