import { data } from "react-router";
import { viewerOf } from "#app/features/account/session/identity.server.ts";
import { CertificateSheet } from "#app/features/videos/certificates/certificate-sheet.tsx";
import { findCertificate } from "#app/features/videos/certificates/certificates.server.ts";
import { platformContext } from "#app/platform/context.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { Empty } from "#app/ui/empty.tsx";
import { PageTitle } from "#app/ui/page/page-title.tsx";
import { useWords } from "#app/ui/words.ts";
import type { Route } from "./+types/certificate";

// Not for search engines.
export const headers = () => ({ "x-robots-tag": "noindex" });

/**
 * Verifies a certificate for anyone: name, category, date. Invalid and unknown numbers answer
 * alike.
 */
export async function loader({ context, params }: Route.LoaderArgs) {
  const found = await findCertificate(context.get(platformContext).db, params.number);
  if (!found) return data({ certificate: undefined, mine: false }, { status: 404 });
  const { userId, ...certificate } = found;
  return data({ certificate, mine: viewerOf(context)?.id === userId });
}

export default function CertificatePage({
  loaderData: { certificate, mine },
}: Route.ComponentProps) {
  const { t } = useWords();
  if (certificate) return <CertificateSheet certificate={certificate} mine={mine} />;
  return (
    <>
      <PageTitle page={t("videos:certificate.title")} />
      <Empty title={t("videos:certificate.unknown")} heading="h1">
        <p className="max-w-prose text-ink-soft">{t("videos:certificate.unknownText")}</p>
        <LinkButton to="/">{t("site:error.home")}</LinkButton>
      </Empty>
    </>
  );
}
