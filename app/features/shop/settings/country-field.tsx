import type { Shop } from "#app/features/shop/shop.ts";
import { SelectField } from "#app/ui/form/field.tsx";
import { useWords } from "#app/ui/words.ts";
import { countries, countryName } from "#app/values/country.ts";

/** The country whose telephone numbers are written without a country code. */
export function CountryField({ start }: { start: Pick<Shop, "country"> }) {
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
