import { legal } from "#app/features/site/legal.server.ts";
import { LegalPage } from "#app/features/site/legal-page.tsx";
import { languageOf } from "#app/i18n/i18n.server.ts";
import type { Route } from "./+types/privacy";

export const loader = ({ context }: Route.LoaderArgs) => legal[languageOf(context)].privacy;

export default function Page({ loaderData }: Route.ComponentProps) {
  return <LegalPage text={loaderData} />;
}
