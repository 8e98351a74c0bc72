import { Outlet } from "react-router";
import { type InShop, read, write } from "#app/features/account/guard.server.ts";
import {
  calendarSettingsForm,
  calendarSettingsFormSize,
} from "#app/features/calendar/settings/calendar-settings-form.ts";
import { CalendarSettingsPage } from "#app/features/calendar/settings/calendar-settings-page.tsx";
import { findCalendarSettings } from "#app/features/calendar/settings/find-settings.server.ts";
import { saveCalendarSettings } from "#app/features/calendar/settings/save-settings.server.ts";
import { ChangeList } from "#app/features/repair/changes/change-list.tsx";
import { listChanges } from "#app/features/repair/changes/changes.server.ts";
import { attempt, done, refuse } from "#app/http/answers.ts";
import { answering } from "#app/http/client-write.ts";
import { receiveForm } from "#app/http/form.ts";
import { languageOf } from "#app/i18n/i18n.server.ts";
import { NotLoaded } from "#app/ui/page/not-loaded.tsx";
import type { Route } from "./+types/calendar-settings";

export const loader = read(
  { area: "repair", needs: "manageShop" },
  async ({ platform, db, context, shop }: Route.LoaderArgs & InShop) => {
    const [settings, changes] = await Promise.all([
      findCalendarSettings(platform, shop.id, languageOf(context)),
      listChanges(db, shop.id, ["shop.calendar", "shop.closures"]),
    ]);
    return { settings, changes };
  },
);

export const action = write(
  { area: "repair", needs: "manageShop" },
  async ({ platform, db, now, context, request, shop, viewer }: Route.ActionArgs & InShop) => {
    const received = await receiveForm(request, calendarSettingsFormSize);
    const current = await findCalendarSettings(platform, shop.id, languageOf(context));
    const form = received.check(calendarSettingsForm(current.members.map(({ id }) => id)));
    if (!form.ok) return refuse(form);
    const { values, value } = form;
    return attempt({ error: { key: "calendarSettings:notSaved" }, values }, async () => {
      const change = { ...value, by: viewer.id, now };
      const saved = await saveCalendarSettings(db, shop.id, change);
      if (saved === "saved") return done;
      if (saved === "taken")
        return refuse({
          error: { key: "ui:form.fix" },
          fields: { address: { key: "calendarSettings:addressTaken" } },
          values,
        });
      const fresh = { ...values, version: String(current.version) };
      return refuse({ error: { key: "calendarSettings:changed" }, values: fresh }, 409);
    });
  },
);

export const clientAction = answering("calendarSettings:notSaved");

export default function CalendarSettings({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <CalendarSettingsPage {...loaderData.settings} answer={actionData} />
      <ChangeList changes={loaderData.changes} />
      <Outlet />
    </>
  );
}

export const ErrorBoundary = () => <NotLoaded what="calendarSettings:notLoaded" />;
