import { useState } from "react";
import { SelectField, TextField } from "#app/ui/field.tsx";
import { useForm } from "#app/ui/form.tsx";
import { StableValue } from "#app/ui/stable-value.tsx";
import { useWords } from "#app/ui/words.ts";
import { wallTimeOf } from "#app/values/wall-time.ts";
import type { JobPlan } from "./job.ts";

type Props = {
  start: Partial<JobPlan> & { technician?: string | null };
  members: readonly { id: string; name: string }[];
  /** The reader's time zone, in which pages show the promised time, too. */
  zone: string;
};

/** Who works on a job, and until when it is promised. Both are optional. */
export function PlanFields({ start, members, zone: current }: Props) {
  const { t } = useWords();
  const sent = useForm().values.promisedZone;
  const [opened] = useState(current);
  // As `StableValue` below: a form that is open stays in its zone when the page is revalidated.
  const zone = typeof sent === "string" && sent ? sent : opened;
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
