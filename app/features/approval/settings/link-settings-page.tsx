import { href } from "react-router";
import { SettingsForm } from "#app/features/shop/settings/settings-form.tsx";
import { TextArea, TextField } from "#app/ui/form/field.tsx";
import type { FormAnswer } from "#app/ui/form/form.tsx";
import { PageHeader } from "#app/ui/page/page-header.tsx";
import { useWords } from "#app/ui/words.ts";
import { languages } from "#app/values/language.ts";
import { type LinkSettings, linkSettingLimits as limits, termsField } from "./link-settings.ts";

type Props = {
  settings: LinkSettings;
  /** Default terms, shown where the shop has none of its own. */
  standardTerms: NonNullable<LinkSettings["terms"]>;
  version: number;
  answer: FormAnswer | undefined;
};

const shown = (number: number | null) => (number === null ? "" : String(number));

/** Settings of a shop's links to customers: their lifetime, terms and deposit. */
export function LinkSettingsPage({ settings, standardTerms, version, answer }: Props) {
  const { t } = useWords();
  return (
    <>
      <PageHeader title={t("approvalSettings:title")} lead={t("approvalSettings:lead")} />
      <SettingsForm action={href("/repair-cms/link-settings")} version={version} answer={answer}>
        <div className="grid gap-5 sm:grid-cols-3">
          <TextField
            name="expiryDays"
            label={t("approvalSettings:expiry")}
            hint={t("approvalSettings:expiryHint", { max: limits.expiryDays })}
            inputMode="numeric"
            required
            defaultValue={shown(settings.expiryDays)}
          />
          <TextField
            name="reminderDays"
            label={t("approvalSettings:reminder")}
            hint={t("approvalSettings:reminderHint")}
            inputMode="numeric"
            defaultValue={shown(settings.reminderDays)}
          />
          <TextField
            name="depositPercent"
            label={t("approvalSettings:deposit")}
            hint={t("approvalSettings:depositHint")}
            inputMode="numeric"
            defaultValue={shown(settings.depositPercent)}
          />
        </div>
        <p className="text-ink-soft">{t("approvalSettings:termsLead")}</p>
        {languages.map((language) => (
          <TextArea
            key={language}
            name={termsField(language)}
            label={t(`approvalSettings:terms.${language}`)}
            lang={language}
            rows={6}
            defaultValue={settings.terms?.[language]}
          />
        ))}
        <details>
          <summary className="min-h-11 cursor-pointer py-2">
            {t("approvalSettings:standard")}
          </summary>
          {languages.map((language) => (
            <p key={language} lang={language} className="mt-2 border-l-2 border-line-strong pl-3">
              {standardTerms[language]}
            </p>
          ))}
        </details>
      </SettingsForm>
    </>
  );
}
