import { hoursText } from "#app/features/calendar/appointment/hours-text.ts";
import { SelectField, TextArea, TextField } from "#app/ui/form/field.tsx";
import { FormTick } from "#app/ui/form/form-tick.tsx";
import { useWords } from "#app/ui/words.ts";

type Props = {
  start: {
    day: string;
    time: string;
    hours: number;
    waits?: boolean;
    technicianId?: string | null;
    note?: string;
  };
  members: readonly { id: string; name: string }[];
};

/** When an appointment is, how long the work takes, and who does it. */
export function TimeFields({ start, members }: Props) {
  const { t, language } = useWords();
  const { technicianId } = start;
  const isFormer = technicianId && !members.some(({ id }) => id === technicianId);
  return (
    <>
      <TextField
        name="day"
        type="date"
        label={t("calendar:form.day")}
        defaultValue={start.day}
        required
      />
      <TextField
        name="time"
        type="time"
        label={t("calendar:form.time")}
        defaultValue={start.time}
        required
      />
      <TextField
        name="hours"
        inputMode="decimal"
        label={t("calendar:form.hours")}
        hint={t("calendar:form.hoursHint")}
        defaultValue={hoursText(start.hours, language)}
        required
      />
      {members.length > 1 && (
        <SelectField
          name="technicianId"
          label={t("calendar:technician")}
          defaultValue={technicianId ?? ""}
          options={[
            { value: "", label: t("calendar:unassigned") },
            ...members.map(({ id, name }) => ({ value: id, label: name })),
            ...(isFormer ? [{ value: technicianId, label: t("repair:former") }] : []),
          ]}
        />
      )}
      <FormTick name="waits" start={start.waits ?? false} className="sm:col-span-2">
        {t("calendar:form.waits")}
      </FormTick>
      <TextArea
        name="note"
        label={t("calendar:form.note")}
        defaultValue={start.note}
        rows={2}
        className="sm:col-span-2"
      />
    </>
  );
}
