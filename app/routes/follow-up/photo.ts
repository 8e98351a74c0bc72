import { followUpPhoto } from "#app/features/reminders/page/photo.server.ts";
import type { Route } from "./+types/photo";
import { openAsked } from "./open-page.server.ts";

/** The photo of then of one piece of work. */
export async function loader(args: Route.LoaderArgs) {
  const { platform, open } = await openAsked(args);
  return followUpPhoto(platform.files, open, args.params.at);
}
