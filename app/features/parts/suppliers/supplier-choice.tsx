import { Form } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { SelectField } from "#app/ui/form/field.tsx";
import { useWords } from "#app/ui/words.ts";

type Props = {
  suppliers: readonly { id: string; name: string }[];
  supplierId: string | undefined;
  /** View of the list that is filtered. */
  view?: string;
};

/** Filters a list by supplier. */
export function SupplierChoice({ suppliers, supplierId, view }: Props) {
  const { t } = useWords();
  return (
    <Form className="mb-4 flex flex-wrap items-end gap-3">
      {view && <input type="hidden" name="view" value={view} />}
      <SelectField
        key={supplierId}
        name="supplier"
        label={t("parts:ofSupplier")}
        defaultValue={supplierId ?? ""}
        options={[
          { value: "", label: t("parts:allSuppliers") },
          ...suppliers.map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
      <Button type="submit">{t("parts:show")}</Button>
    </Form>
  );
}
