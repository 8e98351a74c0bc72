import { FollowUpPage } from "#app/features/reminders/page/follow-up-page.tsx";
import { noteOpened } from "#app/features/reminders/page/note-opened.server.ts";
import { shownFollowUp } from "#app/features/reminders/page/shown-follow-up.server.ts";
import { isNavigation } from "#app/http/navigation.ts";
import type { Route } from "./+types/follow-up";
import { openAsked } from "./open-page.server.ts";

export async function loader(args: Route.LoaderArgs) {
  const { platform, open, preview } = await openAsked(args);
  if (preview === null && !open.followUp.openedAt && isNavigation(args.request))
    platform.defer(noteOpened(platform.db, open));
  return shownFollowUp(platform.db, open, { token: args.params.token, preview });
}

export default function Page({ loaderData }: Route.ComponentProps) {
  return <FollowUpPage page={loaderData} refused={undefined} />;
}
