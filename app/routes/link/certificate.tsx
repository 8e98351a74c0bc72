import { CertificatePage } from "#app/features/approval/page/certificate-page.tsx";
import { EndedPage } from "#app/features/approval/page/ended-page.tsx";
import { isPdfAsked } from "#app/http/pdf-asked.ts";
import type { Route } from "./+types/certificate";

// Loaded on demand: the pages of members do not need it.
const load = () => import("./certificate.server.ts");

/** `?file=pdf` asks for it as a file, where there is one. */
const printed: Route.MiddlewareFunction = async (args, next) => {
  const pdf = isPdfAsked(args.request) && (await (await load()).printCertificate(args));
  return pdf || next();
};
export const middleware = [printed];

export const loader = async (args: Route.LoaderArgs) => (await load()).showCertificate(args);

export default function Page({ loaderData: page }: Route.ComponentProps) {
  if (page.kind === "ended") return <EndedPage ended={page.ended} />;
  return <CertificatePage {...page} />;
}
