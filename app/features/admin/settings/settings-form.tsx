import { TextField } from "#app/ui/form/field.tsx";
import { type FormAnswer, SubmitButton, WorkForm } from "#app/ui/form/form.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { StableValue } from "#app/ui/text/stable-value.tsx";
import { useWords } from "#app/ui/words.ts";
import { settingLimits } from "./setting-limits.ts";

type Props = {
  settings: { contactEmail: string | null } & Record<keyof typeof settingLimits, number>;
  /** The version of the settings that the form edits. */
  version: number;
  /** The address that applies while none is set. */
  configuredEmail: string;
  answer: FormAnswer | undefined;
  saved: boolean;
};

const numbers = [
  ["dailyChatAllowance", "admin:settings.allowanceHint"],
  ["siteAnswers", "admin:settings.siteAnswersHint"],
  ["dailyTranslations", "admin:settings.translationsHint"],
  ["siteTranslations", "admin:settings.siteTranslationsHint"],
  ["newsIntervalMinutes", "admin:settings.intervalHint"],
  ["shopSeats", "admin:settings.shopSeatsHint"],
] as const;

/** The site's settings. */
export function SiteSettingsForm({ settings, version, configuredEmail, answer, saved }: Props) {
  const { t } = useWords();
  return (
    <section className="rounded-lg border border-line bg-card">
      <h2 className="label border-b border-line px-5 py-3 text-xl">{t("admin:settings.site")}</h2>
      <WorkForm answer={answer} className="grid gap-5 px-5 py-4">
        {saved && !answer && <Notice kind="done">{t("admin:settings.saved")}</Notice>}
        <StableValue key={version} name="version" value={String(version)} />
        <TextField
          name="contactEmail"
          type="email"
          label={t("admin:settings.contactEmail")}
          hint={t("admin:settings.contactHint", { email: configuredEmail })}
          defaultValue={settings.contactEmail ?? ""}
          autoComplete="off"
          maxLength={254}
        />
        <div className="grid gap-5 sm:grid-cols-2">
          {numbers.map(([name, hint]) => (
            <TextField
              key={name}
              name={name}
              type="number"
              inputMode="numeric"
              label={t(`admin:settings.${name}`)}
              hint={t(hint)}
              defaultValue={settings[name]}
              {...settingLimits[name]}
              step={1}
              autoComplete="off"
              required
            />
          ))}
        </div>
        <SubmitButton className="justify-self-start" pending={t("ui:saving")}>
          {t("ui:save")}
        </SubmitButton>
      </WorkForm>
    </section>
  );
}
