import { type InShop, read, write } from "#app/features/account/guard.server.ts";
import { WhoPage } from "#app/features/clock/tablet/tablet-page.tsx";
import type { Route } from "./+types/unlock";
import { showTablet, unlockTablet } from "./tablet.server.ts";

/** An address to post to; whoever opens it sees the page. */
export const loader = read(
  { area: "repair", needs: "planDays" },
  (args: Route.LoaderArgs & InShop) => showTablet(args),
);

export const action = write(
  { area: "repair", needs: "planDays" },
  (args: Route.ActionArgs & InShop) => unlockTablet(args),
);

export default function Unlock({ loaderData, actionData }: Route.ComponentProps) {
  return <WhoPage {...loaderData} unlockRefusal={actionData} />;
}
