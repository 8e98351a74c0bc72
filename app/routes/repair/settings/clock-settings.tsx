import { type InShop, read, write } from "#app/features/account/guard.server.ts";
import { clockSettingsForm } from "#app/features/clock/forms.ts";
import { setClock } from "#app/features/clock/settings.server.ts";
import { ClockSettings } from "#app/features/clock/settings-page.tsx";
import { done } from "#app/http/answers.ts";
import { answering } from "#app/http/client-write.ts";
import type { Route } from "./+types/clock-settings";

export const loader = read(
  { area: "repair", needs: "manageShop" },
  ({ shop }: Route.LoaderArgs & InShop) => ({ usesClock: shop.usesClock }),
);

export const action = write(
  { area: "repair", needs: "manageShop" },
  { form: clockSettingsForm, failed: "clock:settings.notSaved" },
  async ({ db, shop }: Route.ActionArgs & InShop, value) => {
    await setClock(db, shop.id, value.usesClock);
    return done;
  },
);

export const clientAction = answering("clock:settings.notSaved");

export default function ClockSettingsRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <ClockSettings {...loaderData} answer={actionData} />;
}
