import { useState } from "react";
import { TextField } from "#app/ui/form/field.tsx";
import { useForm } from "#app/ui/form/form.tsx";
import { Tick } from "#app/ui/form/tick.tsx";
import { noFill } from "#app/ui/form/typing.ts";

type Props = {
  name: string;
  label: string;
  /** Label of the tick that there is none. */
  noneLabel: string;
  /** Empty or null: there is none. Undefined: unknown. */
  start: string | null | undefined;
};

/** Email field, required unless its tick says that there is none: then nothing is sent. */
export function EmailField({ name, label, noneLabel, start }: Props) {
  const { values } = useForm();
  const isNone = start === null || start === "";
  const [none, setNone] = useState(values.noEmail === "yes" || (isNone && !values[name]));
  return (
    <div className="grid content-start gap-1">
      <TextField
        name={name}
        type="email"
        label={label}
        defaultValue={start ?? ""}
        required
        disabled={none}
        {...noFill}
      />
      <Tick name="noEmail" checked={none} onChange={(event) => setNone(event.target.checked)}>
        {noneLabel}
      </Tick>
    </div>
  );
}
