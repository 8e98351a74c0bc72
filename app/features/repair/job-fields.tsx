import type { ReactNode } from "react";
import { href } from "react-router";
import type { Suggestion } from "#app/features/customers/suggestion.ts";
import { vinProblem } from "#app/features/customers/vin/vin.ts";
import { VinOffer } from "#app/features/customers/vin/vin-offer.tsx";
import { SelectField, TextField } from "#app/ui/field.tsx";
import { useForm } from "#app/ui/form.tsx";
import { PaperArea, PaperField } from "#app/ui/paper-field.tsx";
import { useWords } from "#app/ui/words.ts";
import { type DistanceUnit, distanceUnits } from "#app/values/distance.ts";
import { type Language, languages } from "#app/values/language.ts";
import { EmailField } from "./email-field.tsx";
import type { JobDetails } from "./job.ts";
import { ChosenCustomer, ChosenVehicle } from "./known/chosen.tsx";
import { KnownField } from "./known/known-field.tsx";
import { lastReading } from "./known/names.ts";
import { useChosen } from "./known/use-chosen.ts";
import { ShopLanguage } from "./shop-language.tsx";
import { Tick } from "./tick.tsx";

type Props = {
  /** The initial values of the fields. */
  start: Partial<JobDetails>;
  /** What odometers count here, unless the job says otherwise. */
  unit: DistanceUnit;
  /** The language that the shop prints in, when it has said so. */
  shopLanguage?: Language | undefined;
  /** The customer and the vehicle on file that the form was opened with. */
  known?: Suggestion | undefined;
  /** What is told of the visits of a vehicle on file. */
  visitsOf?: (vehicleId: string) => ReactNode;
  /** Where the form is filled in from its VIN without JavaScript. */
  decodeTo?: string | undefined;
  /** What follows the reported issues. */
  children?: ReactNode;
};

/**
 * The fields of a job in their three sections. They are a customer's, so the browser fills in
 * nothing of the reader's own.
 */
export function JobFields({ start, known, children, visitsOf, ...shown }: Props) {
  const { unit, shopLanguage, decodeTo } = shown;
  const { t, language } = useWords();
  const { chosen, choose } = useChosen(known);
  return (
    <>
      <Section title={t("repair:jobs.form.customer")}>
        <ChosenCustomer chosen={chosen} />
        <KnownField by="customer" choose={choose}>
          {(combobox) => (
            <PaperField
              name="customerFirstName"
              label={t("repair:jobs.form.firstName")}
              defaultValue={start.customerFirstName}
              required
              {...plain}
              {...words}
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
              required
              {...plain}
              {...words}
              {...combobox}
            />
          )}
        </KnownField>
        <EmailField start={start.customerEmail} />
        <KnownField by="customer" choose={choose}>
          {(combobox) => (
            <TextField
              name="customerPhone"
              type="tel"
              label={t("repair:jobs.form.phone")}
              defaultValue={start.customerPhone}
              required
              {...plain}
              {...combobox}
            />
          )}
        </KnownField>
      </Section>
      <Section title={t("repair:jobs.form.vehicle")}>
        <ChosenVehicle chosen={chosen} />
        {chosen?.vehicle && visitsOf?.(chosen.vehicle.id)}
        <PaperField
          name="carMake"
          label={t("repair:jobs.form.make")}
          defaultValue={start.carMake}
          required
          {...plain}
          {...words}
        />
        <PaperField
          name="carModel"
          label={t("repair:jobs.form.model")}
          defaultValue={start.carModel}
          required
          {...plain}
          {...words}
        />
        <TextField
          name="carYear"
          label={t("repair:jobs.form.year")}
          defaultValue={start.carYear}
          inputMode="numeric"
          required
          // Typing replaces the year instead of adding digits to it.
          onFocus={(event) => event.currentTarget.select()}
          {...plain}
        />
        <KnownField by="vehicle" choose={choose}>
          {(combobox) => (
            <PaperField
              name="licensePlate"
              label={t("repair:jobs.form.plate")}
              defaultValue={start.licensePlate}
              required
              {...plain}
              {...capitals}
              {...combobox}
            />
          )}
        </KnownField>
        <VinField start={start} choose={choose} decodeTo={decodeTo} />
        <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-3">
          <TextField
            name="odometer"
            label={t("repair:jobs.form.odometer")}
            hint={lastReading(chosen, t, language)}
            defaultValue={start.odometer ?? ""}
            inputMode="numeric"
            {...plain}
          />
          <SelectField
            name="odometerUnit"
            label={t("repair:jobs.form.unit")}
            defaultValue={start.odometerUnit ?? unit}
            options={distanceUnits.map((value) => ({ value, label: value }))}
          />
        </div>
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
        {children}
        <div className="grid content-start gap-2">
          <SelectField
            name="language"
            label={t("repair:jobs.form.language")}
            hint={t("repair:jobs.form.languageHint")}
            defaultValue={start.language}
            options={languages.map((value) => ({ value, label: names[value] }))}
          />
          {shopLanguage && shopLanguage !== start.language && (
            <ShopLanguage language={shopLanguage} />
          )}
        </div>
      </Section>
    </>
  );
}

type VinProps = Pick<Props, "start" | "decodeTo"> & { choose: (chosen: Suggestion) => void };

/** A check digit that does not match is told, and may be kept: plates are stamped wrong, too. */
function VinField({ start, choose, decodeTo }: VinProps) {
  const { t } = useWords();
  const { fields, values } = useForm();
  const accepted = start.vin
    ? vinProblem(start.vin, start.carYear ?? 9999) === "checkDigit"
    : false;
  const asked =
    fields.vin?.key === "repair:jobs.vin.checkDigit" || values.keepVin === "yes" || accepted;
  return (
    <div className="grid content-start gap-1">
      <KnownField by="vehicle" choose={choose}>
        {(combobox) => (
          <TextField
            name="vin"
            label={t("repair:jobs.form.vin")}
            hint={t("repair:jobs.form.vinHint")}
            defaultValue={start.vin ?? ""}
            {...plain}
            {...capitals}
            {...combobox}
          />
        )}
      </KnownField>
      <VinOffer
        names={{ vin: "vin", make: "carMake", model: "carModel", year: "carYear" }}
        plain={
          start.vin && decodeTo
            ? { to: decodeTo, label: t("vin:fillIn") }
            : { to: href("/repair-cms/vin"), label: t("vin:lookUp") }
        }
      />
      {asked && (
        <Tick name="keepVin" defaultChecked={accepted || values.keepVin === "yes"}>
          {t("repair:jobs.form.keepVin")}
        </Tick>
      )}
    </div>
  );
}

const plain = { autoComplete: "off" };
const words = { autoCapitalize: "words" };
// Phones mend what they take for a word.
const capitals = { autoCapitalize: "characters", autoCorrect: "off", spellCheck: false };
/** Each language by its own name, as one looks for it. */
const names: Record<Language, string> = { en: "English", es: "Español" };

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="min-w-0 border-ink pt-2 not-first-of-type:border-t-2 first-of-type:pt-0">
      <legend className="label float-left mb-3 w-full text-xl">{title}</legend>
      <div className="clear-both grid gap-4 sm:grid-cols-2">{children}</div>
    </fieldset>
  );
}
