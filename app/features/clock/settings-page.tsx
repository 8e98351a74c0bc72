import { href } from "react-router";
import { SettingsActions } from "#app/features/shop/settings/settings-actions.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { type FormAnswer, WorkForm } from "#app/ui/form/form.tsx";
import { FormTick } from "#app/ui/form/form-tick.tsx";
import { PageHeader } from "#app/ui/page/page-header.tsx";
import { useWords } from "#app/ui/words.ts";

type Props = { usesClock: boolean; answer: FormAnswer | undefined };

/** Whether a shop uses the clock, and where it is. */
export function ClockSettings({ usesClock, answer }: Props) {
  const { t } = useWords();
  return (
    <>
      <PageHeader title={t("clock:settings.title")} lead={t("clock:settings.lead")} />
      <WorkForm action={href("/repair-cms/clock-settings")} answer={answer} className="grid gap-6">
        <FormTick name="usesClock" start={usesClock}>
          {t("clock:settings.uses")}
        </FormTick>
        <p className="max-w-prose text-ink-soft">
          {t("clock:settings.hint")} {t("clock:notPayroll")}
        </p>
        <SettingsActions answer={answer} />
      </WorkForm>
      {usesClock && (
        <p className="mt-6 flex flex-wrap gap-3">
          <LinkButton to={href("/repair-cms/time")}>{t("clock:sheetLink")}</LinkButton>
          <LinkButton to={href("/repair-cms/time/tablet/hold")}>
            {t("clock:tablet.link")}
          </LinkButton>
          <LinkButton to={href("/repair-cms/reports/time")}>{t("clock:report.link")}</LinkButton>
        </p>
      )}
    </>
  );
}
