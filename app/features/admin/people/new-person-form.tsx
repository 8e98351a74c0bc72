import { href } from "react-router";
import { PasswordField } from "#app/features/account/password/password-field.tsx";
import { SelectField, TextField } from "#app/ui/form/field.tsx";
import { FormActions, type FormAnswer, SubmitButton, WorkForm } from "#app/ui/form/form.tsx";
import { FormTick } from "#app/ui/form/form-tick.tsx";
import { Modal } from "#app/ui/modal.tsx";
import { useListAddress } from "#app/ui/page/list-address.ts";
import { useWords } from "#app/ui/words.ts";
import { tiers } from "#app/values/tier.ts";
import { tierNames } from "./person.ts";

/** A new user, over the list (specification, section 3). */
export function NewPersonForm({ answer }: { answer: FormAnswer | undefined }) {
  const { t } = useWords();
  const list = useListAddress(href("/admin"));
  return (
    <Modal title={t("admin:create.title")} closeTo={list()}>
      <WorkForm answer={answer} draft="admin:new-user" className="grid gap-5">
        <TextField
          name="email"
          type="email"
          label={t("account:email.label")}
          hint={t("admin:create.confirmed")}
          autoComplete="off"
          maxLength={254}
          required
        />
        <PasswordField
          name="password"
          label={t("account:password.label")}
          hint={t("admin:create.password")}
          autoComplete="new-password"
        />
        <TextField name="name" label={t("admin:create.name")} autoComplete="off" maxLength={80} />
        <SelectField
          name="tier"
          label={t("admin:create.tier")}
          hint={t("admin:plan.gives")}
          defaultValue="free"
          options={tiers.map((value) => ({ value, label: t(tierNames[value]) }))}
        />
        <FormTick name="isAdmin" start={false}>
          {t("admin:create.isAdmin")}
        </FormTick>
        <FormActions cancelTo={list()}>
          <SubmitButton pending={t("admin:create.pending")}>
            {t("admin:create.submit")}
          </SubmitButton>
        </FormActions>
      </WorkForm>
    </Modal>
  );
}
