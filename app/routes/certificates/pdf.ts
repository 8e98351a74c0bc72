import { guard, read, type SignedIn } from "#app/features/account/guard.server.ts";
import { certificateFileName } from "#app/features/videos/certificates/certificate-number.ts";
import { findCertificate } from "#app/features/videos/certificates/certificates.server.ts";
import { notFound } from "#app/http/answers.ts";
import { languageOf } from "#app/i18n/i18n.server.ts";
import { loadEveryT } from "#app/i18n/load-words.server.ts";
import { wideFontPath } from "#app/platform/paper/font-file.server.ts";
import { pdfFile } from "#app/routes/pdf-answer.server.ts";
import type { Route } from "./+types/pdf";

// Behind its layout's guard too; a document with a name checks for itself.
export const middleware = [guard("member")];

/**
 * A certificate's PDF for its owner, even after the plan has ended; the viewer's language comes
 * first.
 */
export const loader = read(
  "member",
  async ({ platform, db, context, params, viewer }: Route.LoaderArgs & SignedIn) => {
    const { asset, config } = platform;
    const found = await findCertificate(db, params.number);
    if (!found || found.userId !== viewer.id) notFound();
    const language = languageOf(context);
    // Loaded on demand.
    const { printCertificate } = await import(
      "#app/features/videos/certificates/certificate-pdf.server.ts"
    );
    const pdf = await printCertificate(found, {
      language,
      getT: await loadEveryT(),
      address: `${config.appUrl}/certificates/${found.number}`,
      loadFont: () => asset(wideFontPath),
    });
    return pdfFile({ pdf, name: certificateFileName(found.number, language) });
  },
);
