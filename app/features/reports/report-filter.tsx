import { Form, href } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { useWords } from "#app/ui/words.ts";
import { languages } from "#app/values/language.ts";
import { Choice, RangeFields } from "./range-fields.tsx";
import { groupings, type Report, type ReportQuery } from "./report.ts";
import { rowLabels } from "./row-label.ts";

type Props = { asked: ReportQuery; report: Pick<Report, "days" | "members" | "former"> };

/** What a report is asked for: a form that sends its choices in the address. */
export function ReportFilter({ asked, report }: Props) {
  const { t, language: readers } = useWords();
  const { members, former } = report;
  const { by, technician = "", language = "" } = asked;
  const named = [...members, ...former.filter(({ name }) => name !== null)];
  return (
    <Form
      action={href("/repair-cms/reports")}
      aria-label={t("reports:filters")}
      className="mb-8 grid grid-cols-2 items-start gap-3 max-lg:*:last:col-span-2 lg:grid-cols-[repeat(4,1fr)_auto] print:hidden"
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
      <Button type="submit" kind="primary" className="lg:mt-7">
        {t("reports:show")}
      </Button>
    </Form>
  );
}
