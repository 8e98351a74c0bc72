import { workId } from "#app/features/repair/job.ts";
import { SelectField } from "#app/ui/form/field.tsx";
import { useWords } from "#app/ui/words.ts";
import type { Writing } from "./writing.ts";

/** Which way a message goes, and which job it is about. */
export function Choices({ writing: { ways, way, jobs, jobId } }: { writing: Writing }) {
  const { t } = useWords();
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <SelectField
        name="way"
        label={t("messages:write.way")}
        defaultValue={way}
        options={ways.map((value) => ({ value, label: t(`messages:way.${value}`) }))}
      />
      <SelectField
        name="jobId"
        label={t("messages:write.job")}
        required={false}
        defaultValue={jobId}
        options={[
          { value: "", label: t("messages:write.noJob") },
          ...jobs.map(({ id, number, car }) => ({ value: id, label: `${workId(number)} ${car}` })),
        ]}
      />
    </div>
  );
}
