import { href } from "react-router";
import type { FoundVehicle } from "#app/features/customers/list/customers.server.ts";
import { TextField } from "#app/ui/form/field.tsx";
import { type FormAnswer, SubmitButton, useForm, WorkForm } from "#app/ui/form/form.tsx";
import { PaperField } from "#app/ui/form/paper-field.tsx";
import { SearchBox } from "#app/ui/form/search-box.tsx";
import { Tick } from "#app/ui/form/tick.tsx";
import { capitals, capitalWords, noFill } from "#app/ui/form/typing.ts";
import { PageHeader } from "#app/ui/page/page-header.tsx";
import { Section } from "#app/ui/page/section.tsx";
import { StableValue } from "#app/ui/text/stable-value.tsx";
import { useWords } from "#app/ui/words.ts";
import { vehicleName } from "#app/values/vehicle-name.ts";
import { newVehicle } from "./split-forms.ts";

/** A job as the list shows it: number, day and car, and complaint. */
type ListedJob = { id: string; title: string; issues: string };

type Props = {
  vehicle: { id: string; name: string; version: number };
  jobs: readonly ListedJob[];
  /** Search text, and the vehicles it found. */
  text: string;
  found: readonly FoundVehicle[];
  ids: { merge: string; vehicle: string };
  answer: FormAnswer | undefined;
};

/** Form that chooses the jobs to move from a vehicle, and the vehicle that they belong to. */
export function SplitForm({ vehicle, jobs, text, found, ids, answer }: Props) {
  const { t } = useWords();
  const to = { vehicleId: vehicle.id };
  return (
    <div className="mx-auto w-full max-w-4xl">
      <PageHeader
        title={t("merge:split.title")}
        lead={t("merge:split.lead")}
        back={{ to: href("/repair-cms/vehicles/:vehicleId", to), label: vehicle.name }}
      />
      <SearchBox
        action={href("/repair-cms/vehicles/:vehicleId/split", to)}
        label={t("merge:split.find")}
        placeholder={t("merge:split.placeholder")}
        text={text}
        className="mb-6"
      />
      <WorkForm answer={answer} className="grid gap-6">
        <StableValue name="id" value={ids.merge} />
        <StableValue name="newId" value={ids.vehicle} />
        <input type="hidden" name="version" value={vehicle.version} />
        <Section title={t("merge:split.jobs")}>
          <Jobs jobs={jobs} />
        </Section>
        <Section title={t("merge:split.other")}>
          <Others text={text} found={found} />
        </Section>
        <div className="flex justify-end">
          <SubmitButton pending={t("merge:split.moving")}>{t("merge:split.move")}</SubmitButton>
        </div>
      </WorkForm>
    </div>
  );
}

const tick = "mt-1 size-5 shrink-0 accent-ink";

function Jobs({ jobs }: Pick<Props, "jobs">) {
  const { t } = useWords();
  const { values } = useForm();
  const chosen = [values.jobs ?? []].flat();
  if (jobs.length === 0)
    return <p className="px-5 py-4 text-ink-soft">{t("customers:vehicle.noJobs")}</p>;
  return jobs.map(({ id, title, issues }) => (
    <Tick
      key={id}
      name="jobs[]"
      value={id}
      defaultChecked={chosen.includes(id)}
      className="px-5 py-3"
    >
      <span className="min-w-0 break-words">
        <span className="figures block font-semibold">{title}</span>
        <span className="line-clamp-2 text-ink-soft">{issues}</span>
      </span>
    </Tick>
  ));
}

/** Vehicles found, and the fields of a new one. */
function Others({ text, found }: Pick<Props, "text" | "found">) {
  const { t, language } = useWords();
  const { values } = useForm();
  const chosen = values.into ?? found[0]?.id ?? newVehicle;
  const radio = (value: string) => (
    <input
      type="radio"
      id={`into-${value}`}
      name="into"
      value={value}
      defaultChecked={chosen === value}
      className={tick}
    />
  );
  return (
    <>
      {text && found.length === 0 && (
        <p className="px-5 py-3 text-ink-soft">{t("merge:choose.none")}</p>
      )}
      {found.map(({ id, plate, vin, ...car }) => (
        <label key={id} htmlFor={`into-${id}`} className="flex min-h-11 gap-3 px-5 py-3">
          {radio(id)}
          <span className="min-w-0 break-words">
            {[vehicleName(car, language), plate, vin].filter(Boolean).join(" · ")}
          </span>
        </label>
      ))}
      <div className="grid gap-4 px-5 py-3">
        <label htmlFor={`into-${newVehicle}`} className="flex min-h-11 gap-3">
          {radio(newVehicle)}
          {t("merge:split.new")}
        </label>
        <div className="grid gap-4 sm:grid-cols-2">
          <PaperField
            name="make"
            label={t("customers:vehicleForm.make")}
            required
            {...noFill}
            {...capitalWords}
          />
          <PaperField
            name="model"
            label={t("customers:vehicleForm.model")}
            required
            {...noFill}
            {...capitalWords}
          />
          <TextField
            name="year"
            label={t("customers:vehicleForm.year")}
            inputMode="numeric"
            {...noFill}
          />
          <PaperField
            name="plate"
            label={t("customers:vehicleForm.plate")}
            {...noFill}
            {...capitals}
          />
          <TextField name="vin" label={t("customers:vehicleForm.vin")} {...noFill} {...capitals} />
        </div>
      </div>
    </>
  );
}
