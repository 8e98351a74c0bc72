import { href, useFetcher } from "react-router";
import { SelectField } from "#app/ui/form/field.tsx";
import { type FormAnswer, SubmitButton, WorkForm } from "#app/ui/form/form.tsx";
import { useWords } from "#app/ui/words.ts";

type Props = {
  jobId: string;
  part: { lineId: string; supplierId?: string | null };
  /** What it is called on this page. */
  name: string;
  sellers: readonly { id: string; name: string }[];
};

/** From whom a part is to come: their price rule then holds for its line. */
export function SupplierOfPart({ jobId, part: { lineId, supplierId }, name, sellers }: Props) {
  const { t } = useWords();
  const fetcher = useFetcher<FormAnswer>();
  return (
    <WorkForm
      fetcher={fetcher}
      answer={fetcher.data}
      action={href("/repair-cms/:jobId/parts/:lineId/supplier", { jobId, lineId })}
      className="flex flex-wrap items-end gap-3"
    >
      <SelectField
        key={supplierId}
        name="supplier"
        label={t("parts:ofJob.from")}
        hint={t("parts:ofJob.fromHint")}
        defaultValue={supplierId ?? ""}
        options={[
          { value: "", label: "–" },
          ...sellers.map((one) => ({ value: one.id, label: one.name })),
        ]}
      />
      <SubmitButton kind="plain" pending={t("ui:saving")} aria-label={`${t("ui:save")}: ${name}`}>
        {t("ui:save")}
      </SubmitButton>
    </WorkForm>
  );
}
