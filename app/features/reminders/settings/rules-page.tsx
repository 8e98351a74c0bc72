import { href } from "react-router";
import type { Rules } from "#app/features/reminders/service.ts";
import { SettingsForm } from "#app/features/shop/settings/settings-form.tsx";
import { TextArea, TextField } from "#app/ui/form/field.tsx";
import type { FormAnswer } from "#app/ui/form/form.tsx";
import { FormTick } from "#app/ui/form/form-tick.tsx";
import { PageHeader } from "#app/ui/page/page-header.tsx";
import { useWords } from "#app/ui/words.ts";
import { servicesText } from "./services-text.ts";

type Content = { rules: Rules; isProposal: boolean; asksByItself: boolean; version: number };
type Props = Content & { answer: FormAnswer | undefined };

/** Rules for due work, and whether the shop asks automatically. */
export function RulesPage({ answer, ...page }: Props) {
  const { t } = useWords();
  return (
    <>
      <PageHeader title={t("reminders:settings.title")} lead={t("reminders:settings.lead")} />
      <SettingsForm
        action={href("/repair-cms/follow-up-settings")}
        version={page.version}
        answer={answer}
        className="grid gap-6"
      >
        <RuleFields {...page} />
      </SettingsForm>
    </>
  );
}

const months = ["declinedMonths", "yellowMonths", "redMonths"] as const;

function RuleFields({ rules, isProposal, asksByItself }: Content) {
  const { t } = useWords();
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {isProposal && (
        <p className="border-l-4 border-line-strong pl-3 font-medium col-span-full">
          {t("reminders:settings.proposal")}
        </p>
      )}
      <TextArea
        name="services"
        label={t("reminders:settings.services")}
        hint={t(`reminders:settings.servicesHint.${rules.unit}`)}
        rows={16}
        defaultValue={servicesText(rules.services)}
        className="col-span-full"
      />
      {months.map((name) => (
        <TextField
          key={name}
          name={name}
          label={t(`reminders:settings.${name}`)}
          inputMode="numeric"
          required
          defaultValue={String(rules[name])}
        />
      ))}
      <TextField
        name="leadDays"
        label={t("reminders:settings.leadDays")}
        hint={t("reminders:settings.leadDaysHint")}
        inputMode="numeric"
        required
        defaultValue={String(rules.leadDays)}
      />
      <FormTick name="asksByItself" start={asksByItself} className="col-span-full">
        {t("reminders:settings.asksByItself")}
      </FormTick>
    </div>
  );
}
