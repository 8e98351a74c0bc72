import type { Route } from "./+types/unlock";

const load = () => import("./at-counter.server.ts");

/** An address to post to; whoever opens it sees the page. */
export const loader = async (args: Route.LoaderArgs) => (await load()).showCounter(args);
export const action = async (args: Route.ActionArgs) => (await load()).unlockCounter(args);
