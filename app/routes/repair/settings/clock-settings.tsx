import { type InShop, read, write } from "#app/features/account/guard.server.ts";
import { clockSettingsForm } from "#app/features/clock/forms.ts";
import { setClock } from "#app/features/clock/settings.server.ts";
import { ClockSettings } from "#app/features/clock/settings-page.tsx";
import { attempt, done, refuse } from "#app/http/answers.ts";
import { answering } from "#app/http/client-write.ts";
import { readForm } from "#app/http/form.ts";
import type { Route } from "./+types/clock-settings";

export const loader = read(
  { area: "repair", needs: "manageShop" },
  ({ shop }: Route.LoaderArgs & InShop) => ({ usesClock: shop.usesClock }),
);

export const action = write(
  { area: "repair", needs: "manageShop" },
  async ({ db, request, shop }: Route.ActionArgs & InShop) => {
    const form = await readForm(request, clockSettingsForm);
    if (!form.ok) return refuse(form);
    return attempt({ error: { key: "clock:settings.notSaved" }, values: form.values }, async () => {
      await setClock(db, shop.id, form.value.usesClock);
      return done;
    });
  },
);

export const clientAction = answering("clock:settings.notSaved");

export default function ClockSettingsRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <ClockSettings {...loaderData} answer={actionData} />;
}
