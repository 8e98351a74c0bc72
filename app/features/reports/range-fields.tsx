import type { ReactNode } from "react";
import { useWords } from "#app/ui/words.ts";
import { periods, type Range, type RangeQuery } from "./range.ts";

const box =
  "min-h-11 w-full min-w-0 rounded-md border border-line-strong bg-card px-3 text-lg text-ink";

type ChoiceProps = {
  name: string;
  label: string;
  value: string;
  options: readonly (readonly [value: string, label: string])[];
};

/** A choice of a report's filter. */
export const Choice = ({ name, label, value, options }: ChoiceProps) => (
  <Labeled label={label}>
    <select key={value} name={name} autoComplete="off" defaultValue={value} className={box}>
      {options.map(([option, text]) => (
        <option key={option} value={option}>
          {text}
        </option>
      ))}
    </select>
  </Labeled>
);

const Labeled = ({ label, children }: { label: string; children: ReactNode }) => (
  // biome-ignore lint/a11y/noLabelWithoutControl: the control is among the children
  <label className="grid min-w-0 content-start gap-1">
    <span className="label text-base">{label}</span>
    {children}
  </label>
);

/**
 * Which days a report is about. The two days stand below their choice, and count for "From … to"
 * alone.
 */
export function RangeFields({ asked, days }: { asked: RangeQuery; days: Range }) {
  const { t } = useWords();
  const day = (name: "from" | "to") => (
    <Labeled label={t(`reports:period.${name}`)}>
      <input
        key={days[name]}
        type="date"
        name={name}
        defaultValue={days[name]}
        autoComplete="off"
        className={box}
      />
    </Labeled>
  );
  return (
    <div className="group grid min-w-0 content-start gap-3">
      <Choice
        name="period"
        label={t("reports:period.label")}
        value={asked.period}
        options={periods.map((one) => [one, t(`reports:period.${one}`)])}
      />
      <div className="hidden grid-cols-2 gap-3 group-has-[option[value=custom]:checked]:grid max-sm:grid-cols-1">
        {day("from")}
        {day("to")}
      </div>
    </div>
  );
}
