import { useId } from "react";
import { useForm } from "#app/ui/form.tsx";

type Props = { name: string; checked: boolean; label: string; hint: string };

/** A box of the shop's settings that allows something, with what it means. */
export function ShopTick({ name, checked, label, hint }: Props) {
  const { values } = useForm();
  const hintId = useId();
  // What was posted and refused stays as it was ticked.
  const posted = Object.keys(values).length > 0;
  return (
    <div className="border-t border-line pt-4">
      <label className="flex min-h-11 items-center gap-3 text-lg">
        <input
          type="checkbox"
          name={name}
          value="yes"
          defaultChecked={posted ? values[name] === "yes" : checked}
          aria-describedby={hintId}
          className="size-6 shrink-0 accent-busy"
        />
        {label}
      </label>
      <p id={hintId} className="text-sm text-ink-soft">
        {hint}
      </p>
    </div>
  );
}
