import { listCertificates } from "#app/features/videos/own-data.server.ts";
import { loadEveryT } from "#app/i18n/load-words.server.ts";
import type { ArchiveFile } from "#app/platform/archive/zip.server.ts";
import { wideFontPath } from "#app/platform/paper/font-file.server.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import type { Language } from "#app/values/language.ts";

/** The certificates of a member, printed in the member's language. */
export async function* ownCertificates(
  { db, config, asset }: Platform,
  userId: string,
  language: Language,
): AsyncGenerator<ArchiveFile> {
  const held = await listCertificates(db, userId);
  if (held.length === 0) return;
  const { printCertificate } = await import(
    "#app/features/videos/certificates/certificate-pdf.server.ts"
  );
  const getT = await loadEveryT();
  for (const certificate of held) {
    const address = `${config.appUrl}/certificates/${certificate.number}`;
    const content = await printCertificate(certificate, {
      language,
      getT,
      address,
      loadFont: () => asset(wideFontPath),
    });
    yield { name: `videos/certificates/${certificate.number}.pdf`, content };
  }
}
