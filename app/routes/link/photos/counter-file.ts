import type { Route } from "./+types/counter-file";

export const loader = async (args: Route.LoaderArgs) =>
  (await import("./photos.server.ts")).sendCounterPhoto(args);
