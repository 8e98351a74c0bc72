import { SelectField, TextField } from "#app/ui/field.tsx";
import { StableValue } from "#app/ui/stable-value.tsx";
import { useWords } from "#app/ui/words.ts";
import { wallTimeOf } from "#app/values/wall-time.ts";
import type { JobPlan } from "./job.ts";

type Props = {
  start: Partial<JobPlan> & { technician?: string | null };
  members: readonly { id: string; name: string }[];
  /** The clocks that the promised time is told by. */
  zone: string;
};

/** Who works on a job, and until when it is promised. Both are optional. */
export function PlanFields({ start, members, zone }: Props) {
  const { t } = useWords();
  const { technicianId, promisedAt } = start;
  const former = technicianId && !members.some(({ id }) => id === technicianId);
  const options = [
    { value: "", label: t("repair:jobs.form.unassigned") },
    ...members.map(({ id, name }) => ({ value: id, label: name })),
    ...(former ? [{ value: technicianId, label: start.technician ?? t("repair:former") }] : []),
  ];
  return (
    <>
      <SelectField
        name="technicianId"
        label={t("repair:jobs.form.technician")}
        defaultValue={technicianId ?? ""}
        options={options}
      />
      <TextField
        name="promised"
        type="datetime-local"
        label={t("repair:jobs.form.promised")}
        hint={t("repair:jobs.form.promisedHint", { zone: zone.replaceAll("_", " ") })}
        defaultValue={promisedAt ? wallTimeOf(promisedAt.getTime(), zone) : ""}
      />
      <StableValue name="promisedZone" value={zone} />
    </>
  );
}
