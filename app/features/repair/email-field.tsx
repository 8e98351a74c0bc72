import { useState } from "react";
import { TextField } from "#app/ui/field.tsx";
import { useForm } from "#app/ui/form.tsx";
import { useWords } from "#app/ui/words.ts";
import { Tick } from "./tick.tsx";

/**
 * Required, unless a tick says that there is none: then nothing is kept and nothing is sent
 * (decision 50).
 */
export function EmailField({ start }: { start: string | undefined }) {
  const { t } = useWords();
  const { values } = useForm();
  const [none, setNone] = useState(
    values.noEmail === "yes" || (start === "" && !values.customerEmail),
  );
  return (
    <div className="grid content-start gap-1">
      <TextField
        name="customerEmail"
        type="email"
        label={t("repair:jobs.form.email")}
        defaultValue={start}
        required
        disabled={none}
        autoComplete="off"
      />
      <Tick name="noEmail" checked={none} onChange={(event) => setNone(event.target.checked)}>
        {t("repair:jobs.form.noEmail")}
      </Tick>
    </div>
  );
}
