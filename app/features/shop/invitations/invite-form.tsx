import { roleNames } from "#app/features/account/role.ts";
import { SelectField, TextField } from "#app/ui/form/field.tsx";
import { FormActions, type FormAnswer, SubmitButton, WorkForm } from "#app/ui/form/form.tsx";
import { useWords } from "#app/ui/words.ts";
import { type Language, languages } from "#app/values/language.ts";
import { invitedRoles } from "./invitation.ts";

type Props = {
  answer: FormAnswer | undefined;
  language: Language;
  /** Whether the inviter has a name, for the letter. */
  named: boolean;
  closeTo: string;
};

/** The invitee's address, role and language; `language` is the default. */
export function InviteForm({ answer, language, named, closeTo }: Props) {
  const { t } = useWords();
  return (
    <WorkForm answer={answer} draft="team:invite" className="grid gap-5">
      <TextField
        name="email"
        type="email"
        label={t("account:email.label")}
        hint={t("team:invite.hint")}
        autoComplete="off"
        maxLength={254}
        required
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField
          name="role"
          label={t("team:invite.role")}
          defaultValue="technician"
          options={invitedRoles.map((role) => ({ value: role, label: t(roleNames[role]) }))}
        />
        <SelectField
          name="language"
          label={t("team:invite.language")}
          defaultValue={language}
          options={languages.map((one) => ({ value: one, label: t(`shop:languages.${one}`) }))}
        />
      </div>
      {!named && (
        <TextField
          name="name"
          label={t("team:invitation.name")}
          hint={t("team:invite.nameHint")}
          maxLength={80}
          autoComplete="name"
        />
      )}
      <FormActions cancelTo={closeTo}>
        <SubmitButton pending={t("team:invite.pending")}>{t("team:invite.submit")}</SubmitButton>
      </FormActions>
    </WorkForm>
  );
}
