import { href, redirect } from "react-router";
import { v7 as newId } from "uuid";
import { type InShop, read, write } from "#app/features/account/guard.server.ts";
import { closureForm } from "#app/features/calendar/settings/calendar-settings-form.ts";
import { ClosuresDialog } from "#app/features/calendar/settings/closures-dialog.tsx";
import { findCalendarSettings } from "#app/features/calendar/settings/find-settings.server.ts";
import { addClosure } from "#app/features/calendar/settings/save-settings.server.ts";
import { mayAssign } from "#app/features/repair/form/assign.server.ts";
import { refuse } from "#app/http/answers.ts";
import { answering } from "#app/http/client-write.ts";
import { formId } from "#app/http/form-id.ts";
import { languageOf } from "#app/i18n/i18n.server.ts";
import type { Route } from "./+types/closures";

export const loader = read(
  { area: "repair", needs: "manageShop" },
  async ({ platform, context, shop }: Route.LoaderArgs & InShop) => {
    const { closures, members } = await findCalendarSettings(
      platform,
      shop.id,
      languageOf(context),
    );
    return { id: newId(), closures, members };
  },
);

export const action = write(
  { area: "repair", needs: "manageShop" },
  { form: closureForm, failed: "calendarSettings:notSaved" },
  async ({ db, now, shop, viewer }: Route.ActionArgs & InShop, value, values) => {
    if (!(await mayAssign(db, shop.id, value.memberId, null)))
      return refuse({ fields: { memberId: { key: "repair:jobs.technicianGone" } }, values });
    const change = { shopId: shop.id, by: viewer.id, now };
    await addClosure(db, change, { ...value, id: formId(value.id, now) });
    return redirect(href("/repair-cms/calendar-settings/closures"));
  },
);

export const clientAction = answering("calendarSettings:notSaved");

export default function Closures({ loaderData, actionData }: Route.ComponentProps) {
  return <ClosuresDialog {...loaderData} answer={actionData} />;
}
