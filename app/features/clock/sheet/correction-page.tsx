import { href } from "react-router";
import { withoutJob } from "#app/features/clock/entry.ts";
import { SelectField, TextField } from "#app/ui/form/field.tsx";
import { FormActions, type FormAnswer, SubmitButton, WorkForm } from "#app/ui/form/form.tsx";
import { PageHeader } from "#app/ui/page/page-header.tsx";
import { StableValue } from "#app/ui/text/stable-value.tsx";
import { useWords } from "#app/ui/words.ts";
import type { CorrectionStart } from "./find-correction.server.ts";

type Props = {
  title: string;
  action: string;
  start: CorrectionStart;
  answer: FormAnswer | undefined;
};

/** The form of a correction, and of an entry that is added later. */
export function CorrectionPage({ title, action, start, answer }: Props) {
  const { t } = useWords();
  const sheet = `${href("/repair-cms/time")}?${new URLSearchParams({ member: start.memberId, week: start.from.slice(0, 10) })}`;
  const name = start.name ?? t("clock:sheet.former");
  return (
    <>
      <PageHeader
        title={title}
        lead={`${name}. ${t("clock:form.lead")}`}
        back={{ to: sheet, label: t("clock:title") }}
      />
      <WorkForm action={action} answer={answer} className="grid max-w-xl gap-4 sm:grid-cols-2">
        <StableValue name="id" value={start.newId} />
        {(["from", "to"] as const).map((field) => (
          <TextField
            key={field}
            name={field}
            type="datetime-local"
            label={t(`clock:form.${field}`)}
            defaultValue={start[field]}
            required
          />
        ))}
        <TextField
          name="work"
          label={t("clock:form.work")}
          hint={t("clock:form.workHint")}
          defaultValue={start.work}
          autoComplete="off"
        />
        <SelectField
          name="activity"
          label={t("clock:form.activity")}
          defaultValue={start.activity === "job" ? "other" : start.activity}
          options={withoutJob.map((one) => ({ value: one, label: t(`clock:activity.${one}`) }))}
        />
        <TextField
          name="why"
          label={t("clock:form.why")}
          required
          autoComplete="off"
          className="col-span-full"
        />
        <div className="col-span-full">
          <FormActions cancelTo={sheet}>
            <SubmitButton pending={t("ui:saving")}>{t("clock:form.save")}</SubmitButton>
          </FormActions>
        </div>
      </WorkForm>
    </>
  );
}
