import { Form, href } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { useWords } from "#app/ui/words.ts";
import { languages } from "#app/values/language.ts";
import { type Asked, groupings, type Member, periods } from "./report.ts";

type Props = { asked: Asked; members: readonly Member[] };

/** What a report is asked for: a form that sends its choices in the address. */
export function ReportFilter({ asked, members }: Props) {
  const { t } = useWords();
  const { by, period, technician = "", language = "" } = asked;
  return (
    <Form
      action={href("/repair-cms/reports")}
      aria-label={t("reports:filters")}
      className="mb-8 grid grid-cols-2 gap-3 max-lg:*:last:col-span-2 lg:grid-cols-[repeat(4,1fr)_auto] lg:items-end print:hidden"
    >
      <Choice
        name="period"
        label={t("reports:period.label")}
        value={period}
        options={periods.map((one) => [one, t(`reports:period.${one}`)])}
      />
      <Choice
        name="by"
        label={t("reports:by.label")}
        value={by}
        options={groupings.map((one) => [one, t(`reports:by.${one}`)])}
      />
      <Choice
        name="technician"
        label={t("reports:technician.label")}
        value={technician}
        options={[
          ["", t("reports:technician.all")],
          ["none", t("reports:technician.none")],
          ...members.map(({ id, name }) => [id, name] as const),
          ["former", t("reports:technician.former")],
        ]}
      />
      <Choice
        name="language"
        label={t("reports:language.label")}
        value={language}
        options={[
          ["", t("reports:language.all")],
          ...languages.map((one) => [one, t(`reports:languages.${one}`)] as const),
        ]}
      />
      <Button type="submit" kind="primary">
        {t("reports:show")}
      </Button>
    </Form>
  );
}

type ChoiceProps = {
  name: string;
  label: string;
  value: string;
  options: readonly (readonly [value: string, label: string])[];
};

const Choice = ({ name, label, value, options }: ChoiceProps) => (
  <label className="grid min-w-0 gap-1">
    <span className="label text-base">{label}</span>
    <select
      key={value}
      name={name}
      autoComplete="off"
      defaultValue={value}
      className="min-h-11 w-full min-w-0 rounded-md border border-line-strong bg-card px-3 text-lg text-ink"
    >
      {options.map(([option, text]) => (
        <option key={option} value={option}>
          {text}
        </option>
      ))}
    </select>
  </label>
);
