import { useState } from "react";
import type { JobPlan } from "#app/features/repair/job.ts";
import { SelectField, TextField } from "#app/ui/form/field.tsx";
import { useForm } from "#app/ui/form/form.tsx";
import { StableValue } from "#app/ui/text/stable-value.tsx";
import { useWords } from "#app/ui/words.ts";
import { wallTimeOf } from "#app/values/wall-time.ts";

type Props = {
  start: Partial<JobPlan> & { technician?: string | null };
  members: readonly { id: string; name: string }[];
  /** The reader's time zone, in which pages show the promised time, too. */
  zone: string;
};

/**
 * Technician and promised time of a job, both optional. A shop with one member has only the time,
 * behind "More".
 */
export function PlanFields({ start, members, zone: current }: Props) {
  const { t } = useWords();
  const { values, fields: errors } = useForm();
  const sent = values.promisedZone;
  const [opened] = useState(current);
  // Like `StableValue` below: an open form retains its time zone when the page revalidates.
  const zone = typeof sent === "string" && sent ? sent : opened;
  const { technicianId, promisedAt } = start;
  const former = technicianId && !members.some(({ id }) => id === technicianId);
  const options = [
    { value: "", label: t("repair:jobs.form.unassigned") },
    ...members.map(({ id, name }) => ({ value: id, label: name })),
    ...(former ? [{ value: technicianId, label: start.technician ?? t("repair:former") }] : []),
  ];
  const isTeam = members.length > 1 || Boolean(technicianId);
  const promised = (
    <TextField
      name="promised"
      type="datetime-local"
      label={t("repair:jobs.form.promised")}
      hint={t("repair:jobs.form.promisedHint", { zone: zone.replaceAll("_", " ") })}
      defaultValue={promisedAt ? wallTimeOf(promisedAt.getTime(), zone) : ""}
    />
  );
  return (
    <>
      {isTeam && (
        <SelectField
          name="technicianId"
          label={t("repair:jobs.form.technician")}
          defaultValue={technicianId ?? ""}
          options={options}
        />
      )}
      {isTeam ? (
        promised
      ) : (
        <details
          open={Boolean(promisedAt || errors.promised) || undefined}
          className="sm:col-span-2"
        >
          <summary className="min-h-11 w-fit cursor-pointer py-2 text-ink-soft">
            {t("repair:job.more")}
          </summary>
          {promised}
        </details>
      )}
      <StableValue name="promisedZone" value={zone} />
    </>
  );
}
