import { href, useSearchParams } from "react-router";
import { useWords } from "#app/ui/words.ts";
import { languages } from "#app/values/language.ts";
import { readMeasure } from "./chart/measures.ts";
import { FilterForm } from "./filter-form.tsx";
import { Choice, RangeFields } from "./range-fields.tsx";
import { currencyOf, groupings, type Report, type ReportQuery } from "./report.ts";
import { rowLabels } from "./row-label.ts";

type Props = { asked: ReportQuery; report: Report };

/** Filters of a report. */
export function ReportFilter({ asked, report }: Props) {
  const { t, language: readers } = useWords();
  const [search] = useSearchParams();
  const { members, former, currencies } = report;
  const { by, technician = "", language = "" } = asked;
  const named = [...members, ...former.filter(({ name }) => name !== null)];
  return (
    <FilterForm
      action={href("/repair-cms/reports")}
      className="grid-cols-2 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none"
    >
      <RangeFields asked={asked} days={report.days} />
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
          ...named.map(
            ({ id }) =>
              [id, rowLabels.technician(id, { t, language: readers, ...report })] as const,
          ),
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
      {currencies.length > 1 && (
        <Choice
          name="currency"
          label={t("reports:columns.currency")}
          value={currencyOf(report, asked)}
          options={currencies.map((one) => [one, one])}
        />
      )}
      <input type="hidden" name="chart" value={readMeasure(search)} />
    </FilterForm>
  );
}
