import { href } from "react-router";
import { SelectField, TextArea, TextField } from "#app/ui/form/field.tsx";
import { FormActions, type FormAnswer, SubmitButton, WorkForm } from "#app/ui/form/form.tsx";
import { Modal } from "#app/ui/modal.tsx";
import { StableValue } from "#app/ui/text/stable-value.tsx";
import { useWords } from "#app/ui/words.ts";
import { languageNames, languages } from "#app/values/language.ts";
import type { Supplier } from "./find-suppliers.server.ts";

type Props = {
  /** Id of a new supplier, so that a repeated post makes one. */
  newId?: string;
  supplier?: Omit<Supplier, "id" | "retiredAt">;
  answer: FormAnswer | undefined;
};

/** Form of a supplier. */
export function SupplierDialog({ newId, supplier, answer }: Props) {
  const { t, language } = useWords();
  const closeTo = href("/repair-cms/parts/suppliers");
  return (
    <Modal
      title={t(supplier ? "parts:suppliers.editTitle" : "parts:suppliers.addTitle")}
      closeTo={closeTo}
    >
      <WorkForm answer={answer} className="grid gap-4">
        {newId && <StableValue name="id" value={newId} />}
        {supplier && <input type="hidden" name="version" value={supplier.version} />}
        <TextField
          name="name"
          label={t("parts:suppliers.name")}
          defaultValue={supplier?.name}
          autoComplete="off"
          required
        />
        <SelectField
          name="language"
          label={t("parts:suppliers.language")}
          hint={t("parts:suppliers.languageHint")}
          defaultValue={supplier?.language ?? language}
          options={languages.map((value) => ({ value, label: languageNames[value] }))}
        />
        <TextField
          name="phone"
          type="tel"
          label={t("parts:suppliers.phone")}
          defaultValue={supplier?.phone ?? ""}
          autoComplete="off"
        />
        <TextField
          name="email"
          type="email"
          label={t("parts:suppliers.email")}
          defaultValue={supplier?.email ?? ""}
          autoComplete="off"
        />
        <TextArea
          name="note"
          label={t("parts:suppliers.note")}
          defaultValue={supplier?.note}
          rows={2}
        />
        <FormActions cancelTo={closeTo}>
          <SubmitButton pending={t("ui:saving")}>{t("parts:suppliers.save")}</SubmitButton>
        </FormActions>
      </WorkForm>
    </Modal>
  );
}
