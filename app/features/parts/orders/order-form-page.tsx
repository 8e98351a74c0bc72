import { href } from "react-router";
import { usePartWords } from "#app/features/parts/part-words.ts";
import { workId } from "#app/features/repair/job.ts";
import { Empty } from "#app/ui/empty.tsx";
import { TextArea, TextField } from "#app/ui/form/field.tsx";
import { FormActions, type FormAnswer, SubmitButton, WorkForm } from "#app/ui/form/form.tsx";
import { PageHeader } from "#app/ui/page/page-header.tsx";
import { StableValue } from "#app/ui/text/stable-value.tsx";
import { useWords } from "#app/ui/words.ts";
import { languageNames } from "#app/values/language.ts";
import { vehicleName } from "#app/values/vehicle-name.ts";
import type { OrderForm } from "./find-order-form.server.ts";
import { partField } from "./order.ts";

/** `form`: null for no supplier. */
type Props = { form: OrderForm | null; id: string; answer: FormAnswer | undefined };

/** Form of an order: each part in both languages, to be checked and corrected. */
export function OrderFormPage({ form, id, answer }: Props) {
  const { t } = useWords();
  if (!form) return <Empty title={t("parts:order.nothing")} heading="h1" />;
  const { supplier, lines, currency } = form;
  return (
    <div className="mx-auto w-full max-w-4xl">
      <PageHeader
        title={t("parts:order.title", { supplier: supplier.name })}
        lead={t("parts:order.lead", { supplier: supplier.name })}
        back={{ to: href("/repair-cms/parts"), label: t("parts:title") }}
      />
      {lines.length === 0 ? (
        <Empty title={t("parts:order.nothing")} />
      ) : (
        <WorkForm answer={answer} className="grid gap-4">
          <StableValue name="id" value={id} />
          <input type="hidden" name="supplier" value={supplier.id} />
          <ul className="grid gap-4">
            {lines.map((line) => (
              <Line key={line.lineId} line={line} supplier={supplier} currency={currency} />
            ))}
          </ul>
          <div className="grid gap-4 sm:grid-cols-2">
            <TextField name="expectedOn" type="date" label={t("parts:order.expectedOn")} />
            <TextArea name="note" label={t("parts:order.note")} rows={2} lang={supplier.language} />
          </div>
          <FormActions cancelTo={href("/repair-cms/parts")}>
            <SubmitButton pending={t("parts:order.making")}>{t("parts:order.make")}</SubmitButton>
          </FormActions>
        </WorkForm>
      )}
    </div>
  );
}

type LineProps = Pick<OrderForm, "supplier" | "currency"> & {
  line: OrderForm["lines"][number];
};

function Line({ line, supplier, currency }: LineProps) {
  const { t, language: reader } = useWords();
  const { kind, from, text } = line.proposal;
  const language = languageNames[supplier.language];
  const { pieces, facts } = usePartWords(currency)(line);
  const isSame = kind === "same";
  return (
    <li className="grid gap-3 rounded-lg border border-line bg-card p-4 sm:grid-cols-2">
      <div className="min-w-0">
        <p className="label text-base text-ink-soft">{t("parts:order.onJob")}</p>
        <p className="text-lg font-semibold wrap-anywhere">
          <span className="figures font-normal">{pieces} </span>
          <span lang={from}>{line.name}</span>
        </p>
        {facts && <p className="text-sm text-ink-soft">{facts}</p>}
        <p className="text-ink-soft">
          {workId(line.workNumber)} · {vehicleName(line, reader)}
        </p>
      </div>
      <div className="grid content-start gap-3">
        <input type="hidden" name="line[]" value={line.lineId} />
        <input type="hidden" name={partField("original", line.lineId)} value={line.name} />
        <TextField
          name={partField("text", line.lineId)}
          label={t("parts:order.inLanguage", { supplier: supplier.name, language })}
          hint={
            <span className={kind === "unknown" ? "font-semibold text-warn" : undefined}>
              {t(`parts:order.kinds.${kind}`, { language })}
            </span>
          }
          lang={supplier.language}
          defaultValue={isSame ? line.name : text}
          autoComplete="off"
          required
        />
        <TextField
          name={partField("core", line.lineId)}
          label={t("parts:order.core")}
          inputMode="decimal"
          autoComplete="off"
        />
      </div>
    </li>
  );
}
