import { CounterPage } from "#app/features/approval/page/counter-page.tsx";
import type { Route } from "./+types/at-counter";

// Loaded on demand: the pages of members do not need it.
const load = () => import("./at-counter.server.ts");

export const loader = async (args: Route.LoaderArgs) => (await load()).showCounter(args);
export const action = async (args: Route.ActionArgs) => (await load()).answerAtCounter(args);

export default function Page({ loaderData, actionData }: Route.ComponentProps) {
  return <CounterPage {...loaderData} refusal={actionData ?? undefined} />;
}
