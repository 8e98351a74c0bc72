import type { Route } from "./+types/file";

export const loader = async (args: Route.LoaderArgs) =>
  (await import("./photos.server.ts")).sendPhoto(args);
