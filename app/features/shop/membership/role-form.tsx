import { givenRoles } from "#app/features/account/role.ts";
import { SelectField } from "#app/ui/form/field.tsx";
import { CancelLink, type FormAnswer, SubmitButton, WorkForm } from "#app/ui/form/form.tsx";
import { Modal } from "#app/ui/modal.tsx";
import { useWords } from "#app/ui/words.ts";

type Props = {
  member: { name: string; role: string };
  closeTo: string;
  answer: FormAnswer | undefined;
};

/** The dialog in which an owner gives a member another role. */
export function RoleForm({ member, closeTo, answer }: Props) {
  const { t } = useWords();
  return (
    <Modal title={t("membership:role.title")} closeTo={closeTo}>
      <WorkForm answer={answer} preventScrollReset className="grid gap-5">
        <p className="text-xl font-medium">{t("membership:role.of", { name: member.name })}</p>
        <SelectField
          name="role"
          label={t("membership:role.label")}
          hint={t("membership:role.now")}
          defaultValue={member.role}
          options={givenRoles.map((role) => ({ value: role, label: t(`account:role.${role}`) }))}
        />
        <ul className="grid list-disc gap-2 pl-5">
          {givenRoles.map((role) => (
            <li key={role}>{t(`membership:role.${role}`)}</li>
          ))}
        </ul>
        <div className="flex flex-wrap justify-end gap-3">
          <CancelLink to={closeTo} />
          <SubmitButton pending={t("membership:role.saving")}>
            {t("membership:role.save")}
          </SubmitButton>
        </div>
      </WorkForm>
    </Modal>
  );
}
