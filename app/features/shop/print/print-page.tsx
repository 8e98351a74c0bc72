import { href } from "react-router";
import { SettingsForm } from "#app/features/shop/settings/settings-form.tsx";
import { SelectField, TextArea, TextField } from "#app/ui/form/field.tsx";
import type { FormAnswer } from "#app/ui/form/form.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { PageHeader } from "#app/ui/page/page-header.tsx";
import { useWords } from "#app/ui/words.ts";
import { type DistanceUnit, distanceUnits } from "#app/values/distance.ts";
import { languages } from "#app/values/language.ts";
import {
  type PrintTerms,
  paperProfiles,
  printField,
  printLimits,
  printTexts,
  type TagSize,
  tagSizes,
} from "./print-terms.ts";
import { type Cover, coveredKinds, coverField, type Warranty } from "./warranty.ts";

type Props = {
  terms: PrintTerms;
  /** The size of key tags. */
  tag: TagSize;
  /** The unit of the shop's odometers. */
  unit: DistanceUnit;
  version: number;
  /** Whether the shop is set up: without its name and rate there is nothing to print. */
  isReady: boolean;
  answer: FormAnswer | undefined;
};

/** The settings of a shop's printed estimates, work orders and invoices. */
export function PrintPage({ terms, tag, unit, version, isReady, answer }: Props) {
  const { t } = useWords();
  return (
    <>
      <PageHeader title={t("print:title")} lead={t("print:lead")} />
      {isReady ? (
        <SettingsForm action={href("/repair-cms/print-settings")} version={version} answer={answer}>
          <Facts terms={terms} />
          <CoverFields cover={terms.cover} unit={unit} />
          {printTexts.map((name) => (
            <fieldset key={name} className="grid gap-3">
              <legend className="label mb-1 text-lg">{t(`print:${name}.title`)}</legend>
              <p className="text-ink-soft">{t(`print:${name}.hint`)}</p>
              {languages.map((language) => (
                <TextArea
                  key={language}
                  name={printField(name, language)}
                  label={t(`print:${name}.${language}`)}
                  lang={language}
                  rows={4}
                  defaultValue={terms[name]?.[language] ?? ""}
                />
              ))}
            </fieldset>
          ))}
          <SelectField
            name="tag"
            label={t("print:tag.size")}
            hint={t("print:tag.hint")}
            defaultValue={tag}
            options={tagSizes.map((value) => ({ value, label: t(`print:tag.${value}`) }))}
          />
        </SettingsForm>
      ) : (
        <Notice kind="info">{t("print:setUpFirst")}</Notice>
      )}
    </>
  );
}

function Facts({ terms }: Pick<Props, "terms">) {
  const { t } = useWords();
  return (
    <>
      <SelectField
        name="profile"
        label={t("print:profile")}
        hint={t("print:template")}
        defaultValue={terms.profile}
        options={paperProfiles.map((value) => ({ value, label: t(`print:profiles.${value}`) }))}
      />
      <div className="grid gap-5 sm:grid-cols-3">
        <TextField
          name="registration"
          label={t("print:registration")}
          hint={t("print:registrationHint")}
          defaultValue={terms.registration}
        />
        <TextField
          name="wasteNumber"
          label={t("print:wasteNumber")}
          hint={t("print:wasteNumberHint")}
          defaultValue={terms.wasteNumber}
        />
        <TextField
          name="days"
          label={t("print:days")}
          hint={t("print:daysHint")}
          inputMode="numeric"
          defaultValue={terms.days === null ? "" : String(terms.days)}
        />
      </div>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          name="prefix"
          label={t("print:prefix")}
          hint={t("print:prefixHint")}
          autoComplete="off"
          maxLength={printLimits.prefix}
          defaultValue={terms.prefix ?? ""}
        />
        <TextField
          name="first"
          label={t("print:first")}
          hint={t("print:firstHint")}
          inputMode="numeric"
          autoComplete="off"
          defaultValue={terms.first === undefined ? "" : String(terms.first)}
        />
      </div>
    </>
  );
}

/** The months and the distance of the shop's warranty on parts and labor. */
function CoverFields({ cover, unit }: { cover: Warranty | undefined; unit: DistanceUnit }) {
  const { t } = useWords();
  return (
    <fieldset className="grid gap-3">
      <legend className="label mb-1 text-lg">{t("print:cover.title")}</legend>
      <p className="text-ink-soft">{t("print:cover.hint")}</p>
      {coveredKinds.map((kind) => (
        <div key={kind} className="grid gap-3 sm:grid-cols-2">
          {(["months", "distance"] as const).map((what: keyof Cover) => (
            <TextField
              key={what}
              name={coverField(kind, what)}
              label={t(`print:cover.${kind}.${what}`)}
              inputMode="numeric"
              autoComplete="off"
              defaultValue={String(cover?.[kind]?.[what] ?? "")}
            />
          ))}
        </div>
      ))}
      <SelectField
        name="unit"
        label={t("print:cover.unit")}
        required
        defaultValue={cover?.unit ?? unit}
        options={distanceUnits.map((value) => ({ value, label: value }))}
      />
    </fieldset>
  );
}
