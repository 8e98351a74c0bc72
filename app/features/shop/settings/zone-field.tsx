import { useEffect, useId, useState } from "react";
import { shopLimits } from "#app/features/shop/shop.ts";
import { likelyFirst } from "#app/features/shop/zones.ts";
import { TextField } from "#app/ui/form/field.tsx";
import { useWords } from "#app/ui/words.ts";

/**
 * A zone by its name; the browser suggests its own list after hydration. Without JavaScript the
 * name is typed.
 */
export function ZoneField({ zone }: { zone: string }) {
  const { t } = useWords();
  const list = useId();
  const [zones, setZones] = useState<string[]>([]);
  useEffect(() => setZones(likelyFirst(Intl.supportedValuesOf("timeZone"), zoneHere())), []);
  return (
    <>
      <TextField
        name="timeZone"
        label={t("shop:zone")}
        hint={t("shop:zoneHint")}
        required
        list={list}
        maxLength={shopLimits.timeZone}
        autoComplete="off"
        spellCheck={false}
        defaultValue={zone}
        className="sm:col-span-2"
      />
      <datalist id={list}>
        {zones.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </>
  );
}

export const zoneHere = () => new Intl.DateTimeFormat().resolvedOptions().timeZone;
