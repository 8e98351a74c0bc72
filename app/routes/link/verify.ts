import type { Route } from "./+types/verify";

export const loader = async (args: Route.LoaderArgs) =>
  (await import("./verify.server.ts")).showVerification(args);
