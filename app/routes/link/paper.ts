import type { Route } from "./+types/paper";

export const loader = async (args: Route.LoaderArgs) =>
  (await import("./paper.server.ts")).printPaper(args);
