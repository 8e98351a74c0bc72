import { href } from "react-router";
import { TextField } from "#app/ui/form/field.tsx";
import { FormActions, type FormAnswer, SubmitButton, WorkForm } from "#app/ui/form/form.tsx";
import { PageHeader } from "#app/ui/page/page-header.tsx";
import { SavedNotice } from "#app/ui/saved-notice.tsx";
import { useWords } from "#app/ui/words.ts";

type Props = {
  /** Whose, if not the viewer's own. */
  member: { id: string; name: string } | null;
  answer: FormAnswer | undefined;
};

/** Sets a PIN for the tablet. */
export function PinPage({ member, answer }: Props) {
  const { t } = useWords();
  const query = member ? `?member=${member.id}` : "";
  return (
    <>
      <PageHeader
        title={t("clock:pin.title")}
        lead={[member && `${member.name}.`, t("clock:pin.lead")].filter(Boolean).join(" ")}
        back={{ to: href("/repair-cms/time") + query, label: t("clock:title") }}
      />
      <WorkForm
        action={href("/repair-cms/time/pin") + query}
        answer={answer}
        className="grid max-w-sm gap-4"
      >
        <TextField
          name="code"
          type="password"
          inputMode="numeric"
          maxLength={6}
          autoComplete="off"
          label={t("clock:pin.code")}
          hint={t("clock:pin.hint")}
          required
        />
        <FormActions>
          <SavedNotice answer={answer}>{t("clock:pin.saved")}</SavedNotice>
          <SubmitButton pending={t("ui:saving")}>{t("ui:save")}</SubmitButton>
        </FormActions>
      </WorkForm>
    </>
  );
}
