import { href } from "react-router";
import { coreStates } from "#app/features/parts/part.ts";
import { SelectField, TextField } from "#app/ui/form/field.tsx";
import { type FormAnswer, SubmitButton, WorkForm } from "#app/ui/form/form.tsx";
import { PageHeader } from "#app/ui/page/page-header.tsx";
import { SavedNotice } from "#app/ui/saved-notice.tsx";
import { useWords } from "#app/ui/words.ts";
import { centsToInput, decimalsOf } from "#app/values/money.ts";
import type { findCore } from "./save-core.server.ts";

type Props = {
  core: NonNullable<Awaited<ReturnType<typeof findCore>>>;
  answer: FormAnswer | undefined;
};

/** Form of a part's core charge and its state. */
export function CorePage({ core, answer }: Props) {
  const { t } = useWords();
  const { lineId, name, charge, state, currency, version } = core;
  return (
    <div className="mx-auto w-full max-w-xl">
      <PageHeader
        title={t("parts:core.title", { part: name })}
        lead={t("parts:core.lead")}
        back={{ to: href("/repair-cms/parts"), label: t("parts:title") }}
      />
      <WorkForm
        answer={answer}
        action={href("/repair-cms/parts/:lineId/core", { lineId })}
        className="grid gap-4 rounded-lg border border-line bg-card p-4 sm:p-6"
      >
        <input type="hidden" name="version" value={version} />
        <TextField
          name="charge"
          label={`${t("parts:core.charge")} (${currency})`}
          defaultValue={charge === null ? "" : centsToInput(charge, decimalsOf[currency])}
          inputMode="decimal"
          autoComplete="off"
        />
        <SelectField
          name="state"
          label={t("parts:core.state")}
          defaultValue={state ?? "open"}
          options={coreStates.map((value) => ({ value, label: t(`parts:core.states.${value}`) }))}
        />
        <div className="flex flex-wrap items-center gap-3">
          <SubmitButton pending={t("ui:saving")}>{t("parts:core.save")}</SubmitButton>
          <SavedNotice answer={answer}>{t("parts:core.saved")}</SavedNotice>
        </div>
      </WorkForm>
    </div>
  );
}
