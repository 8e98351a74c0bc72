import { plans } from "#app/features/billing/plans.ts";
import { Landing } from "#app/features/site/landing/landing.tsx";
import { sampleLanguage } from "#app/features/site/landing/landing-text.ts";
import { useShell } from "#app/features/site/shell/use-shell.ts";
import { languageOf } from "#app/i18n/i18n.server.ts";
import type { Route } from "./+types/landing";

export async function loader({ context }: Route.LoaderArgs) {
  const { landing } = await import("#app/features/site/landing/landing.server.ts");
  const language = languageOf(context);
  const { order, typed } = landing[sampleLanguage[language]];
  return { text: landing[language], paper: { order, typed } };
}

export default function Page({ loaderData }: Route.ComponentProps) {
  const { viewer } = useShell();
  const prices = { medium: plans.medium.price, premium: plans.premium.price };
  return <Landing {...loaderData} prices={prices} viewer={viewer} />;
}
