import { type InShop, read, write } from "#app/features/account/guard.server.ts";
import { TabletMember } from "#app/features/clock/tablet/tablet-page.tsx";
import { answering } from "#app/http/client-write.ts";
import type { Route } from "./+types/tablet-stop";
import { actForMember, showTabletMember } from "./tablet.server.ts";

export const loader = read(
  { area: "repair", needs: "planDays" },
  (args: Route.LoaderArgs & InShop) => showTabletMember(args),
);

export const action = write(
  { area: "repair", needs: "planDays" },
  (args: Route.ActionArgs & InShop) => actForMember(args, "stop"),
);

export const clientAction = answering("clock:failed");

export default function TabletStop({ loaderData, actionData }: Route.ComponentProps) {
  return <TabletMember found={loaderData} refusal={actionData} />;
}
