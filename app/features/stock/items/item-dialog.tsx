import { piecesOf, unitNames } from "#app/features/quotes/quantity.ts";
import { SelectField, TextField } from "#app/ui/form/field.tsx";
import { FormActions, type FormAnswer, SubmitButton, WorkForm } from "#app/ui/form/form.tsx";
import { Tick } from "#app/ui/form/tick.tsx";
import { Modal } from "#app/ui/modal.tsx";
import { StableValue } from "#app/ui/text/stable-value.tsx";
import { useWords } from "#app/ui/words.ts";
import type { findItem } from "./find-items.server.ts";

type Props = {
  /** Id of a new item, so that a repeated post makes one. */
  newId?: string;
  item?: NonNullable<Awaited<ReturnType<typeof findItem>>>;
  closeTo: string;
  answer: FormAnswer | undefined;
};

/** Form of an item. */
export function ItemDialog({ newId, item, closeTo, answer }: Props) {
  const { t } = useWords();
  return (
    <Modal title={t(item ? "stock:item.editTitle" : "stock:item.addTitle")} closeTo={closeTo}>
      <WorkForm answer={answer} className="grid gap-4">
        {newId && <StableValue name="id" value={newId} />}
        {item && <input type="hidden" name="version" value={item.version} />}
        <TextField
          name="name"
          label={t("stock:item.name")}
          defaultValue={item?.name}
          autoComplete="off"
          required
        />
        <TextField
          name="partNumber"
          label={t("stock:item.partNumber")}
          defaultValue={item?.partNumber ?? ""}
          autoComplete="off"
        />
        <SelectField
          name="unit"
          label={t("stock:item.unit")}
          defaultValue={item?.unit ?? ""}
          options={[
            { value: "", label: t("stock:item.pieces") },
            ...unitNames.map((value) => ({ value, label: t(`quotes:unitNames.${value}`) })),
          ]}
        />
        <TextField
          name="lowMark"
          label={t("stock:item.lowMark")}
          hint={t("stock:item.lowHint")}
          defaultValue={item?.lowMark == null ? "" : piecesOf(item.lowMark)}
          inputMode="decimal"
          autoComplete="off"
        />
        {item && (
          <Tick name="retired" defaultChecked={item.retiredAt !== null}>
            {t("stock:item.retired")}
          </Tick>
        )}
        <FormActions cancelTo={closeTo}>
          <SubmitButton pending={t("ui:saving")}>{t("stock:item.save")}</SubmitButton>
        </FormActions>
      </WorkForm>
    </Modal>
  );
}
