import { EndedPage } from "#app/features/approval/page/ended-page.tsx";
import { ThreadPage } from "#app/features/approval/questions/thread-page.tsx";
import type { Route } from "./+types/ask";

// Loaded on demand: the pages of members do not need it.
const load = () => import("./ask.server.ts");

export const loader = async (args: Route.LoaderArgs) => (await load()).showThread(args);
export const action = async (args: Route.ActionArgs) => (await load()).askQuestion(args);

export default function Page({ loaderData: page, actionData }: Route.ComponentProps) {
  if (page.kind === "ended") return <EndedPage ended={page.ended} />;
  return <ThreadPage {...page} refusal={actionData ?? undefined} />;
}
