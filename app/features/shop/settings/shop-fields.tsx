import { useEffect, useId, useState } from "react";
import { SelectField, TextField } from "#app/ui/field.tsx";
import { PaperArea, PaperField } from "#app/ui/paper-field.tsx";
import { useWords } from "#app/ui/words.ts";
import { type DistanceUnit, distanceUnits } from "#app/values/distance.ts";
import { languages } from "#app/values/language.ts";
import { centsToInput, currencies, shownDecimals } from "#app/values/money.ts";
import { CountryField } from "./country-field.tsx";
import { LogoField } from "./logo-field.tsx";
import { type Shop, shopDefaults, shopLimits } from "./shop.ts";
import { likelyFirst } from "./zones.ts";

type Props = {
  shop: Shop | undefined;
  /** What odometers count here as long as the shop has not said so. */
  unit: DistanceUnit;
  /** The viewer's time zone, as the request said it: "UTC" where it said none. */
  zone: string;
  /** How often this page has saved: after each, the logo's fields begin anew. */
  saves: number;
};

/** The fields of the shop's settings. */
export function ShopFields({ shop, unit, zone, saves }: Props) {
  const { t, language } = useWords();
  const browserZone = useBrowserZone();
  const start = shop ?? shopDefaults(language, browserZone ?? zone);
  return (
    <div className="grid gap-x-5 gap-y-4 sm:grid-cols-2">
      <PaperField
        name="shopName"
        label={t("shop:name")}
        required
        maxLength={shopLimits.shopName}
        autoComplete="organization"
        defaultValue={start.shopName}
        className="sm:col-span-2"
      />
      <TextField
        name="hourlyRate"
        label={t("shop:hourlyRate")}
        hint={t("shop:rateHint")}
        required
        inputMode="decimal"
        autoComplete="off"
        defaultValue={rateToInput(start)}
      />
      <SelectField
        name="currency"
        label={t("shop:currency")}
        defaultValue={start.currency}
        options={currencies.map((value) => ({
          value,
          label: t(`shop:currencies.${value}`),
        }))}
      />
      <SelectField
        name="defaultLanguage"
        label={t("shop:language")}
        defaultValue={start.defaultLanguage}
        options={languages.map((value) => ({
          value,
          label: t(`shop:languages.${value}`),
        }))}
      />
      <SelectField
        name="distanceUnit"
        label={t("shop:distance")}
        defaultValue={start.distanceUnit ?? unit}
        options={distanceUnits.map((value) => ({
          value,
          label: t(`shop:distances.${value}`),
        }))}
      />
      <CountryField start={start} />
      <ZoneField zone={start.timeZone} />
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
      <div className="border-t border-line pt-4 sm:col-span-2">
        <LogoField key={saves} logoFile={start.logoFile} shopLogoUrl={start.shopLogoUrl} />
      </div>
    </div>
  );
}

/** The rate as it is typed in its currency; a stored one with cents keeps them. */
const rateToInput = ({ hourlyRate, currency }: Partial<Pick<Shop, "hourlyRate" | "currency">>) =>
  hourlyRate === undefined || currency === undefined
    ? ""
    : centsToInput(hourlyRate, shownDecimals(hourlyRate, currency));

/**
 * A zone by its name; the browser offers those it knows, once the page has loaded. Without
 * JavaScript the name is typed.
 */
function ZoneField({ zone }: { zone: string }) {
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

/** Where the reader's clock says they are; undefined until the page has loaded. */
function useBrowserZone(): string | undefined {
  const [zone, setZone] = useState<string>();
  useEffect(() => setZone(zoneHere()), []);
  return zone;
}

const zoneHere = () => new Intl.DateTimeFormat().resolvedOptions().timeZone;
