import type { Route } from "./+types/file";

export const loader = async (args: Route.LoaderArgs) =>
  (await import("./file.server.ts")).downloadFile(args);
