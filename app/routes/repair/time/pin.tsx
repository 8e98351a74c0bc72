import { type InShop, read, write } from "#app/features/account/guard.server.ts";
import { withClock } from "#app/features/clock/act.server.ts";
import { PinPage } from "#app/features/clock/tablet/pin-page.tsx";
import { pinOwner, savePin } from "#app/features/clock/tablet/save-pin.server.ts";
import { answering } from "#app/http/client-write.ts";
import type { Route } from "./+types/pin";

export const loader = read(
  { area: "repair", needs: "diagnose" },
  async ({ db, request, shop, viewer }: Route.LoaderArgs & InShop) => ({
    member: await pinOwner(db, withClock(shop), { viewer, request }),
  }),
);

export const action = write(
  { area: "repair", needs: "diagnose" },
  ({ platform, request, shop, viewer }: Route.ActionArgs & InShop) =>
    savePin(platform, withClock(shop), { viewer, request }),
);

export const clientAction = answering("clock:pin.notSaved");

export default function Pin({ loaderData, actionData }: Route.ComponentProps) {
  return <PinPage {...loaderData} answer={actionData} />;
}
