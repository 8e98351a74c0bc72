import { type InShop, read } from "#app/features/account/guard.server.ts";
import { WhoPage } from "#app/features/clock/tablet/tablet-page.tsx";
import type { Route } from "./+types/tablet";
import { showTablet } from "./tablet.server.ts";

export const loader = read(
  { area: "repair", needs: "planDays" },
  (args: Route.LoaderArgs & InShop) => showTablet(args),
);

export default function Tablet({ loaderData }: Route.ComponentProps) {
  return <WhoPage {...loaderData} />;
}
