import { type ChangeEvent, type ReactNode, useState } from "react";
import { useWords } from "#app/ui/words.ts";
import { periods, type Range, type RangeQuery } from "./range.ts";

export const filterBox =
  "min-h-11 w-full min-w-0 rounded-md border border-line-strong bg-card px-3 text-lg text-ink";

type ChoiceProps = {
  name: string;
  label: string;
  value: string;
  options: readonly (readonly [value: string, label: string])[];
};

/** A choice of a report's filter, which applies at once. */
export function Choice({ name, label, value, options }: ChoiceProps) {
  const [chosen, choose] = useFollowing(value);
  return (
    <Labeled label={label}>
      <select
        name={name}
        autoComplete="off"
        value={chosen}
        onChange={(event) => {
          choose(event.target.value);
          event.target.form?.requestSubmit();
        }}
        className={filterBox}
      >
        {options.map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </select>
    </Labeled>
  );
}

type DayProps = { name: string; label: string; value: string };

/** A day of a report's filter. It applies once its year is written in full. */
export function DayField({ name, label, value }: DayProps) {
  const [chosen, choose] = useFollowing(value);
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    choose(event.target.value);
    if (event.target.value >= "1990") event.target.form?.requestSubmit();
  };
  return (
    <Labeled label={label}>
      <input
        type="date"
        name={name}
        value={chosen}
        onChange={change}
        autoComplete="off"
        className={filterBox}
      />
    </Labeled>
  );
}

/** The selected value, until the page has loaded another one. */
function useFollowing(value: string) {
  const [{ asked, chosen }, set] = useState({ asked: value, chosen: value });
  if (asked !== value) set({ asked: value, chosen: value });
  return [chosen, (now: string) => set({ asked: value, chosen: now })] as const;
}

export const Labeled = ({ label, children }: { label: string; children: ReactNode }) => (
  // biome-ignore lint/a11y/noLabelWithoutControl: the control is among the children
  <label className="grid min-w-0 content-start gap-1">
    <span className="label text-base">{label}</span>
    {children}
  </label>
);

/**
 * The days of a report. The two date fields are below the select, and apply to "From … to" alone.
 */
export function RangeFields({ asked, days }: { asked: RangeQuery; days: Range }) {
  const { t } = useWords();
  return (
    <div className="group grid min-w-0 content-start gap-3">
      <Choice
        name="period"
        label={t("reports:period.label")}
        value={asked.period}
        options={periods.map((one) => [one, t(`reports:period.${one}`)])}
      />
      <div className="hidden grid-cols-2 gap-3 group-has-[option[value=custom]:checked]:grid max-sm:grid-cols-1">
        <DayField name="from" label={t("reports:period.from")} value={days.from} />
        <DayField name="to" label={t("reports:period.to")} value={days.to} />
      </div>
    </div>
  );
}
