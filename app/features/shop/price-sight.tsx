import { useId } from "react";
import { useForm } from "#app/ui/form.tsx";
import { useWords } from "#app/ui/words.ts";

/** Whether the shop's technicians see prices. */
export function PriceSight({ checked }: { checked: boolean }) {
  const { t } = useWords();
  const { values } = useForm();
  const hint = useId();
  // What was posted and refused stays as it was ticked.
  const posted = Object.keys(values).length > 0;
  return (
    <div className="border-t border-line pt-4">
      <label className="flex min-h-11 items-center gap-3 text-lg">
        <input
          type="checkbox"
          name="techniciansSeePrices"
          value="yes"
          defaultChecked={posted ? values.techniciansSeePrices === "yes" : checked}
          aria-describedby={hint}
          className="size-6 shrink-0 accent-busy"
        />
        {t("shop:techniciansSeePrices")}
      </label>
      <p id={hint} className="text-sm text-ink-soft">
        {t("shop:techniciansSeePricesHint")}
      </p>
    </div>
  );
}
