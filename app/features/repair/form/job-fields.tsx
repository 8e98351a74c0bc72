import type { ReactNode } from "react";
import { href } from "react-router";
import { EmailField } from "#app/features/customers/person/email-field.tsx";
import type { Suggestion } from "#app/features/customers/suggestion.ts";
import { OdometerField } from "#app/features/customers/vehicle/odometer-field.tsx";
import { VinField } from "#app/features/customers/vehicle/vin-field.tsx";
import type { JobDetails } from "#app/features/repair/job.ts";
import { ChosenCustomer, ChosenVehicle } from "#app/features/repair/known/chosen.tsx";
import { KnownField } from "#app/features/repair/known/known-field.tsx";
import { lastReading } from "#app/features/repair/known/names.ts";
import { useChosen } from "#app/features/repair/known/use-chosen.ts";
import { Speak } from "#app/features/speech/speak.tsx";
import { TextField } from "#app/ui/form/field.tsx";
import { LanguageField } from "#app/ui/form/language-field.tsx";
import { PaperArea, PaperField } from "#app/ui/form/paper-field.tsx";
import { capitals, capitalWords, noFill } from "#app/ui/form/typing.ts";
import { useWords } from "#app/ui/words.ts";
import type { DistanceUnit } from "#app/values/distance.ts";
import type { Language } from "#app/values/language.ts";
import { ShopLanguage } from "./shop-language.tsx";

type Props = {
  /** The initial values of the fields. */
  start: Partial<JobDetails>;
  /**
   * Odometer unit of the shop's country, unless the job names one; without it the form has no unit field.
   */
  unit?: DistanceUnit;
  /** Language of the shop's documents, if set. */
  shopLanguage?: Language | undefined;
  /** The customer and the vehicle on file that the form was opened with. */
  known?: Suggestion | undefined;
  /** Summary of the visits of a vehicle on file. */
  visitsOf?: (vehicleId: string) => ReactNode;
  /** Address that decodes the VIN into the form without JavaScript. */
  decodeTo?: string | undefined;
  /** Button that fills in the vehicle from a photo; `choose` selects one on file. */
  scanOf?: (choose: (known: Suggestion) => void) => ReactNode;
  /** Fields below the reported issues. */
  children?: ReactNode;
};

/**
 * The fields of a job in their three sections. They are a customer's, so the browser fills in
 * nothing of the reader's own.
 */
export function JobFields({ start, known, children, visitsOf, scanOf, ...shown }: Props) {
  const { unit, shopLanguage, decodeTo } = shown;
  const { t, language } = useWords();
  const { chosen, choose } = useChosen(known);
  const nameless =
    chosen?.customer?.lastName === "" || (start.customerFirstName && start.customerLastName === "");
  return (
    <>
      <Section title={t("repair:jobs.form.customer")}>
        {!known && <p className="text-ink-soft sm:col-span-2">{t("customers:onFile")}</p>}
        <ChosenCustomer chosen={chosen} />
        <KnownField by="customer" choose={choose}>
          {(combobox) => (
            <PaperField
              name="customerFirstName"
              label={t("repair:jobs.form.firstName")}
              defaultValue={start.customerFirstName}
              required
              {...noFill}
              {...capitalWords}
              {...combobox}
            />
          )}
        </KnownField>
        <KnownField by="customer" choose={choose}>
          {(combobox) => (
            <PaperField
              name="customerLastName"
              label={t("repair:jobs.form.lastName")}
              defaultValue={start.customerLastName}
              required={!nameless}
              {...noFill}
              {...capitalWords}
              {...combobox}
            />
          )}
        </KnownField>
        <EmailField
          name="customerEmail"
          label={t("repair:jobs.form.email")}
          noneLabel={t("repair:jobs.form.noEmail")}
          start={start.customerEmail}
        />
        <KnownField by="customer" choose={choose}>
          {(combobox) => (
            <TextField
              name="customerPhone"
              type="tel"
              label={t("repair:jobs.form.phone")}
              defaultValue={start.customerPhone}
              required
              {...noFill}
              {...combobox}
            />
          )}
        </KnownField>
      </Section>
      <Section title={t("repair:jobs.form.vehicle")}>
        {scanOf?.(choose)}
        <ChosenVehicle chosen={chosen} />
        {chosen?.vehicle && visitsOf?.(chosen.vehicle.id)}
        <PaperField
          name="carMake"
          label={t("repair:jobs.form.make")}
          defaultValue={start.carMake}
          required
          {...noFill}
          {...capitalWords}
        />
        <PaperField
          name="carModel"
          label={t("repair:jobs.form.model")}
          defaultValue={start.carModel}
          required
          {...noFill}
          {...capitalWords}
        />
        <TextField
          name="carYear"
          label={t("repair:jobs.form.year")}
          defaultValue={start.carYear}
          inputMode="numeric"
          required
          // Typing replaces the year instead of adding digits to it.
          onFocus={(event) => event.currentTarget.select()}
          {...noFill}
        />
        <KnownField by="vehicle" choose={choose}>
          {(combobox) => (
            <PaperField
              name="licensePlate"
              label={t("repair:jobs.form.plate")}
              defaultValue={start.licensePlate}
              required
              {...noFill}
              {...capitals}
              {...combobox}
            />
          )}
        </KnownField>
        <VinField
          start={{ vin: start.vin, year: start.carYear }}
          keepLabel={t("repair:jobs.form.keepVin")}
          names={{ vin: "vin", make: "carMake", model: "carModel", year: "carYear" }}
          plain={
            start.vin && decodeTo
              ? { to: decodeTo, label: t("vin:fillIn") }
              : { to: href("/repair-cms/vin"), label: t("vin:lookUp") }
          }
        >
          <KnownField by="vehicle" choose={choose}>
            {(combobox) => (
              <TextField
                name="vin"
                label={t("repair:jobs.form.vin")}
                hint={t("repair:jobs.form.vinHint")}
                defaultValue={start.vin ?? ""}
                {...noFill}
                {...capitals}
                {...combobox}
              />
            )}
          </KnownField>
        </VinField>
        {unit && (
          <OdometerField
            label={t("repair:jobs.form.odometer")}
            hint={lastReading(chosen, t, language)}
            unitLabel={t("repair:jobs.form.unit")}
            start={start}
            unit={unit}
          />
        )}
      </Section>
      <Section title={t("repair:jobs.form.details")}>
        <PaperArea
          name="issues"
          label={t("repair:jobs.form.issues")}
          hint={t("repair:jobs.form.issuesHint")}
          defaultValue={start.issues}
          className="sm:col-span-2"
          required
        />
        <Speak field="issues" />
        {children}
        <div className="grid content-start gap-2">
          <LanguageField
            label={t("repair:jobs.form.language")}
            hint={t("repair:jobs.form.languageHint")}
            start={start.language}
          />
          {shopLanguage && shopLanguage !== start.language && (
            <ShopLanguage language={shopLanguage} />
          )}
        </div>
      </Section>
    </>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="min-w-0 border-ink pt-2 not-first-of-type:border-t-2 first-of-type:pt-0">
      <legend className="label float-left mb-3 w-full text-xl">{title}</legend>
      <div className="clear-both grid gap-4 sm:grid-cols-2">{children}</div>
    </fieldset>
  );
}
