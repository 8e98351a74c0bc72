import { LegalPage } from "#app/features/site/legal/legal-page.tsx";
import { languageOf } from "#app/i18n/i18n.server.ts";
import type { Route } from "./+types/terms";

// Loaded on demand, not when a Worker starts.
export async function loader({ context }: Route.LoaderArgs) {
  const { legal } = await import("#app/features/site/legal/legal.server.ts");
  return legal[languageOf(context)].terms;
}

export default function Page({ loaderData }: Route.ComponentProps) {
  return <LegalPage text={loaderData} />;
}
