import { Form, href } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { SelectField } from "#app/ui/form/field.tsx";
import { CancelLink, type FormAnswer, SubmitButton, WorkForm } from "#app/ui/form/form.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Section } from "#app/ui/page/section.tsx";
import { useWords } from "#app/ui/words.ts";
import { delimiters } from "./file/delimiter.ts";
import { encodings } from "./file/encoding.ts";
import { importFields, importLimits } from "./file/fields.ts";
import type { sampleOf } from "./sample.server.ts";

type Reading = NonNullable<Awaited<ReturnType<typeof sampleOf>>>;
type Props = { importId: string; reading: Reading; answer: FormAnswer | undefined };

/** How a file is read: its encoding, its delimiter, and the field of each column. */
export function ColumnsForm({ importId, reading, answer }: Props) {
  const { t } = useWords();
  const { encoding, delimiter, skipped, looksWrong } = reading;
  return (
    <div className="grid gap-6">
      {looksWrong && <Notice kind="error">{t("imports:columns.looksWrong")}</Notice>}
      <ReadingForm encoding={encoding} delimiter={delimiter} skipped={skipped} />
      <WorkForm key={`${encoding} ${delimiter} ${skipped}`} answer={answer} className="grid gap-5">
        <input type="hidden" name="encoding" value={encoding} />
        <input type="hidden" name="delimiter" value={delimiter} />
        <input type="hidden" name="skipped" value={skipped} />
        <Section title={t("imports:columns.match")}>
          {reading.headings.map((heading, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a column is identified by its position
            <div key={at} className="px-5 py-4">
              <ColumnField heading={heading} at={at} reading={reading} />
            </div>
          ))}
        </Section>
        <div className="flex flex-wrap justify-end gap-3">
          <CancelLink to={href("/repair-cms/customers/import/:importId", { importId })} />
          <SubmitButton pending={t("imports:columns.previewing")}>
            {t("imports:columns.preview")}
          </SubmitButton>
        </div>
      </WorkForm>
    </div>
  );
}

type FileFormat = Pick<Reading, "encoding" | "delimiter" | "skipped">;

/** Reads the sample again, with another encoding, delimiter or heading row. */
function ReadingForm({ encoding, delimiter, skipped }: FileFormat) {
  const { t } = useWords();
  return (
    <Form className="grid items-end gap-4 sm:grid-cols-2 lg:grid-cols-[1fr_1fr_1fr_auto]">
      <SelectField
        name="encoding"
        label={t("imports:columns.encoding")}
        defaultValue={encoding}
        options={encodings.map((value) => ({
          value,
          label: t(`imports:columns.encodings.${value}`),
        }))}
      />
      <SelectField
        name="delimiter"
        label={t("imports:columns.delimiter")}
        defaultValue={delimiter}
        options={delimiters.map((value) => ({
          value,
          label: t(`imports:columns.delimiters.${value}`),
        }))}
      />
      <SelectField
        name="skipped"
        label={t("imports:columns.headingRow")}
        defaultValue={String(skipped)}
        options={Array.from({ length: importLimits.skipped + 1 }, (_, above) => ({
          value: String(above),
          label: t("imports:columns.row", { row: above + 1 }),
        }))}
      />
      <Button type="submit">{t("imports:columns.readAgain")}</Button>
    </Form>
  );
}

function ColumnField({ heading, at, reading }: { heading: string; at: number; reading: Reading }) {
  const { t } = useWords();
  const values = reading.rows.map((row) => row[at]).filter(Boolean);
  const ignore = { value: "", label: t("imports:columns.ignore") };
  return (
    <SelectField
      name={`column${at}`}
      label={heading || t("imports:columns.column", { number: at + 1 })}
      hint={
        values.length > 0 ? (
          <span className="wrap-anywhere">
            {t("imports:columns.sample", { sample: values.join(" · ") })}
          </span>
        ) : undefined
      }
      defaultValue={reading.columns[at] ?? ""}
      options={[
        ignore,
        ...importFields.map((value) => ({ value, label: t(`imports:field.${value}`) })),
      ]}
    />
  );
}
