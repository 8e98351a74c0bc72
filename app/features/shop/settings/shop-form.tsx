import { type ReactNode, useEffect, useState } from "react";
import { useFetcher } from "react-router";
import { type Shop, type ShopSight, shopDefaults, shopLimits } from "#app/features/shop/shop.ts";
import { SelectField, TextField } from "#app/ui/form/field.tsx";
import { type FormAnswer, WorkForm } from "#app/ui/form/form.tsx";
import { PaperField } from "#app/ui/form/paper-field.tsx";
import { StableValue } from "#app/ui/text/stable-value.tsx";
import { useWords } from "#app/ui/words.ts";
import type { DistanceUnit } from "#app/values/distance.ts";
import { languages } from "#app/values/language.ts";
import { centsToInput, currencies, shownDecimals } from "#app/values/money.ts";
import { LogoField } from "./logo-field.tsx";
import { MoreFields } from "./more-fields.tsx";
import { SettingsActions } from "./settings-actions.tsx";
import { zoneHere } from "./zone-field.tsx";

type Props = ShopSight & {
  shop: (Shop & { version: number }) | undefined;
  unit: DistanceUnit;
  zone: string;
  /** The address of its own page, where it is posted. */
  action: string;
  posted: FormAnswer | undefined;
  /** Whether optional fields are collapsed. */
  isFolded?: boolean;
  /** Content next to the save button. */
  children?: ReactNode;
};

/**
 * The shop's settings as a form that stays open when it is saved. `posted` is the answer to a post
 * without JavaScript.
 */
export function ShopForm({ action, posted, children, isFolded = false, ...settings }: Props) {
  const { t } = useWords();
  const { shop } = settings;
  const fetcher = useFetcher<FormAnswer>();
  const answer = fetcher.data ?? posted;
  const settled = fetcher.state === "idle" ? answer : undefined;
  const saves = useSaves(settled);
  return (
    <WorkForm
      fetcher={fetcher}
      answer={answer}
      action={action}
      encType="multipart/form-data"
      draft="shop-settings"
      // Keeps a focused field from being covered by the bar at the bottom.
      className="grid gap-5 [&_:is(input,select,textarea)]:scroll-mb-32"
    >
      <p className="text-ink-soft">{t("shop:intro")}</p>
      <StableValue key={shop?.version ?? 0} name="version" value={String(shop?.version ?? 0)} />
      <ShopFields {...settings} saves={saves} isFolded={isFolded} />
      <SettingsActions answer={settled}>{children}</SettingsActions>
    </WorkForm>
  );
}

/** Counts the successful answers. */
function useSaves(answer: FormAnswer | undefined) {
  const [saves, setSaves] = useState(0);
  // Each answer is a new object, so that two saves in a row are distinct.
  useEffect(() => {
    if (answer?.ok) setSaves((count) => count + 1);
  }, [answer]);
  return saves;
}

type ShopFieldsProps = ShopSight & {
  shop: Shop | undefined;
  /** The default unit of odometers, while the shop has chosen none. */
  unit: DistanceUnit;
  /** The viewer's time zone by the request: "UTC" without one. */
  zone: string;
  /** The number of saves on this page: each one resets the logo's fields. */
  saves: number;
  /** Whether optional fields are collapsed. */
  isFolded: boolean;
};

/** The fields of the shop's settings. */
function ShopFields({ shop, unit, zone, saves, isFolded, techniciansSeePrices }: ShopFieldsProps) {
  const { t, language } = useWords();
  const browserZone = useBrowserZone();
  const start = shop ?? shopDefaults(language, browserZone ?? zone);
  return (
    <>
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
      </div>
      <div className="border-t border-line pt-4">
        <LogoField key={saves} logoFile={start.logoFile} shopLogoUrl={start.shopLogoUrl} />
      </div>
      <MoreFields
        start={start}
        unit={unit}
        isFolded={isFolded}
        techniciansSeePrices={techniciansSeePrices}
      />
    </>
  );
}

/** The rate as it is typed in its currency; a stored one with cents keeps them. */
const rateToInput = ({ hourlyRate, currency }: Partial<Pick<Shop, "hourlyRate" | "currency">>) =>
  hourlyRate === undefined || currency === undefined
    ? ""
    : centsToInput(hourlyRate, shownDecimals(hourlyRate, currency));

/** The browser's time zone; undefined before hydration. */
function useBrowserZone(): string | undefined {
  const [zone, setZone] = useState<string>();
  useEffect(() => setZone(zoneHere()), []);
  return zone;
}
