import { useId } from "react";
import { useForm } from "#app/ui/form/form.tsx";
import { Tick } from "#app/ui/form/tick.tsx";

type Props = { name: string; checked: boolean; label: string; hint: string };

/** A box of the shop's settings that allows something, with what it means. */
export function ShopTick({ name, checked, label, hint }: Props) {
  const { values } = useForm();
  const hintId = useId();
  // What was posted and refused stays as it was ticked.
  const posted = Object.keys(values).length > 0;
  return (
    <div className="border-t border-line pt-4">
      <Tick
        name={name}
        defaultChecked={posted ? values[name] === "yes" : checked}
        aria-describedby={hintId}
      >
        {label}
      </Tick>
      <p id={hintId} className="text-sm text-ink-soft">
        {hint}
      </p>
    </div>
  );
}
