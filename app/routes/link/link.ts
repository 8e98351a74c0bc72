import type { Route } from "./+types/link";

// Loaded on demand: the pages of members do not need it.
const load = () => import("./answer-link.server.ts");

export const loader = async (args: Route.LoaderArgs) => (await load()).showLink(args);
export const action = async (args: Route.ActionArgs) => (await load()).answerLink(args);
