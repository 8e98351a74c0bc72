import type { Route } from "./+types/ask";

// Loaded on demand: the pages of members do not need it.
const load = () => import("./ask.server.ts");

export const loader = async (args: Route.LoaderArgs) => (await load()).showThread(args);
export const action = async (args: Route.ActionArgs) => (await load()).askQuestion(args);
