import { EndedPage } from "#app/features/approval/page/ended-page.tsx";
import { ConsentPage } from "#app/features/approval/questions/consent-page.tsx";
import type { Route } from "./+types/consent";

// Loaded on demand: the pages of members do not need it.
const load = () => import("./consent.server.ts");

export const loader = async (args: Route.LoaderArgs) => (await load()).showConsents(args);
export const action = async (args: Route.ActionArgs) => (await load()).answerConsent(args);

export default function Page({ loaderData: page }: Route.ComponentProps) {
  if (page.kind === "ended") return <EndedPage ended={page.ended} />;
  return <ConsentPage {...page} />;
}
