import { href } from "react-router";
import { SettingsActions } from "#app/features/shop/settings/settings-actions.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { type FormAnswer, WorkForm } from "#app/ui/form/form.tsx";
import { PageHeader } from "#app/ui/page/page-header.tsx";
import { StableValue } from "#app/ui/text/stable-value.tsx";
import { useWords } from "#app/ui/words.ts";
import { BookingFields } from "./booking-fields.tsx";
import type { CalendarSettingsContent } from "./find-settings.server.ts";
import { OpeningsFields } from "./openings-fields.tsx";

type Props = CalendarSettingsContent & { answer: FormAnswer | undefined };

/** When the shop takes cars, how much it can do in a day, and how customers book. */
export function CalendarSettingsPage({ answer, ...page }: Props) {
  const { t } = useWords();
  return (
    <>
      <PageHeader title={t("calendarSettings:title")} lead={t("calendarSettings:lead")}>
        <LinkButton to={href("/repair-cms/calendar-settings/closures")} preventScrollReset>
          {t("calendarSettings:closures")}
        </LinkButton>
      </PageHeader>
      <WorkForm
        key={page.version}
        method="post"
        action={href("/repair-cms/calendar-settings")}
        answer={answer}
        className="grid gap-6"
      >
        <StableValue name="version" value={String(page.version)} />
        <OpeningsFields {...page} />
        <BookingFields {...page} />
        <SettingsActions answer={answer} />
      </WorkForm>
    </>
  );
}
