import { href, redirect } from "react-router";
import { read, type SignedIn, write } from "#app/features/account/guard.server.ts";
import {
  findPush,
  isPoint,
  removePushDevice,
  savePushDevice,
} from "#app/features/push/devices.server.ts";
import { deviceForm, kindsForm } from "#app/features/push/forms.ts";
import { PushDialog } from "#app/features/push/push-dialog.tsx";
import { attempt, notFound, refuse } from "#app/http/answers.ts";
import { answering } from "#app/http/client-write.ts";
import { receiveForm } from "#app/http/form.ts";
import { smallForm } from "#app/http/form-size.ts";
import { languageOf } from "#app/i18n/i18n.server.ts";
import type { Route } from "./+types/notifications";

export const loader = read(
  "member",
  async ({ platform, viewer }: Route.LoaderArgs & SignedIn) =>
    (await findPush(platform, viewer)) ?? notFound(),
);

/** Nothing chosen turns the device off. */
export const action = write(
  "member",
  async ({ platform, db, now, request, context, viewer }: Route.ActionArgs & SignedIn) => {
    const { config } = platform;
    if (!config.pushKey || !viewer.shop) notFound();
    const { check } = await receiveForm(request, smallForm);
    const chosen = check(kindsForm);
    if (!chosen.ok) return refuse(chosen);
    const { kinds } = chosen.value;
    const failed = { error: { key: "push:problems.failed" }, values: chosen.values } as const;
    return attempt(failed, async () => {
      if (kinds.length === 0) await removePushDevice(db, viewer);
      else {
        const device = check(deviceForm);
        if (!device.ok || !(await isPoint(device.value.p256dh))) return refuse(failed);
        const language = languageOf(context);
        await savePushDevice(db, viewer, { ...device.value, kinds, language, now });
      }
      return redirect(`${href("/account")}?done=push`);
    });
  },
);

export const clientAction = answering("push:problems.failed");

export default function Notifications({ loaderData, actionData }: Route.ComponentProps) {
  return <PushDialog {...loaderData} answer={actionData} />;
}
