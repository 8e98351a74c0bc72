import { EndedPage } from "#app/features/approval/page/ended-page.tsx";
import { VerifyPage } from "#app/features/approval/page/verify-page.tsx";
import type { Route } from "./+types/verify";

// Loaded on demand: the pages of members do not need it.
export const loader = async (args: Route.LoaderArgs) =>
  (await import("./verify.server.ts")).showVerification(args);

export default function Page({ loaderData: page }: Route.ComponentProps) {
  if (page.kind === "ended") return <EndedPage ended={page.ended} />;
  return <VerifyPage hash={page.hash} sentAt={page.sentAt} isMalformed={page.isMalformed} />;
}
