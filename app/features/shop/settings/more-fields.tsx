import { useId } from "react";
import { type Shop, type ShopSight, shopLimits } from "#app/features/shop/shop.ts";
import { SelectField, TextField } from "#app/ui/form/field.tsx";
import { useForm } from "#app/ui/form/form.tsx";
import { FormTick } from "#app/ui/form/form-tick.tsx";
import { PaperArea, PaperField } from "#app/ui/form/paper-field.tsx";
import { useWords } from "#app/ui/words.ts";
import { countries, countryName } from "#app/values/country.ts";
import { type DistanceUnit, distanceUnits } from "#app/values/distance.ts";
import { ZoneField } from "./zone-field.tsx";

type Props = ShopSight & {
  start: Omit<Shop, "hourlyRate">;
  unit: DistanceUnit;
  /** Whether they are folded away, unless one of them is refused. */
  isFolded: boolean;
};

/** The fields of the shop's settings that a shop can do without. */
export function MoreFields({ isFolded, ...start }: Props) {
  const { t } = useWords();
  const { fields } = useForm();
  if (!isFolded) return <Fields {...start} />;
  return (
    <details open={names.some((name) => fields[name])} className="border-t border-line">
      <summary className="label min-h-11 py-3 text-lg">{t("shop:more")}</summary>
      <div className="grid gap-5 pt-2">
        <Fields {...start} />
      </div>
    </details>
  );
}

const names = ["distanceUnit", "country", "timeZone", "phone", "taxId", "address"];

function Fields({ start, unit, techniciansSeePrices }: Omit<Props, "isFolded">) {
  const { t } = useWords();
  return (
    <>
      <div className="grid gap-x-5 gap-y-4 sm:grid-cols-2">
        <TextField
          name="phone"
          label={t("shop:phone")}
          type="tel"
          maxLength={shopLimits.phone}
          autoComplete="tel"
          defaultValue={start.phone ?? ""}
        />
        <PaperField
          name="taxId"
          label={t("shop:taxId")}
          maxLength={shopLimits.taxId}
          autoComplete="off"
          defaultValue={start.taxId ?? ""}
        />
        <PaperArea
          name="address"
          label={t("shop:address")}
          rows={2}
          maxLength={shopLimits.address}
          autoComplete="street-address"
          defaultValue={start.address ?? ""}
          className="sm:col-span-2"
        />
        <CountryField start={start} />
        <ZoneField zone={start.timeZone} />
        <SelectField
          name="distanceUnit"
          label={t("shop:distance")}
          defaultValue={start.distanceUnit ?? unit}
          options={distanceUnits.map((value) => ({
            value,
            label: t(`shop:distances.${value}`),
          }))}
        />
      </div>
      <ShopTick
        name="techniciansSeePrices"
        checked={techniciansSeePrices}
        label={t("shop:techniciansSeePrices")}
        hint={t("shop:techniciansSeePricesHint")}
      />
      <ShopTick
        name="unreviewedMayGo"
        checked={start.unreviewedMayGo}
        label={t("shop:unreviewedMayGo")}
        hint={t("shop:unreviewedMayGoHint")}
      />
    </>
  );
}

/** The country whose telephone numbers are written without a country code. */
function CountryField({ start }: { start: Pick<Shop, "country"> }) {
  const { t, language } = useWords();
  const named = countries
    .map((value) => ({ value, label: countryName(value, language) }))
    .sort((one, other) => one.label.localeCompare(other.label, language));
  return (
    <SelectField
      name="country"
      label={t("shop:country")}
      hint={t("shop:countryHint")}
      required={false}
      defaultValue={start.country ?? ""}
      options={[{ value: "", label: t("shop:countryOfCurrency") }, ...named]}
      className="sm:col-span-2"
    />
  );
}

type ShopTickProps = { name: string; checked: boolean; label: string; hint: string };

/** A box of the shop's settings that allows something, with what it means. */
function ShopTick({ name, checked, label, hint }: ShopTickProps) {
  const hintId = useId();
  return (
    <div className="border-t border-line pt-4">
      <FormTick name={name} start={checked} aria-describedby={hintId}>
        {label}
      </FormTick>
      <p id={hintId} className="text-sm text-ink-soft">
        {hint}
      </p>
    </div>
  );
}
