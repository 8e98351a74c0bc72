import { Section } from "#app/ui/page/section.tsx";
import { type Column, Table } from "#app/ui/table.tsx";
import { useWords } from "#app/ui/words.ts";
import { languageNames } from "#app/values/language.ts";
import type { ReportRow } from "./report.server.ts";

const figures = ["asked", "mailed", "cameBack", "sold"] as const;

/** What came of the messages of the last 90 days, by the language of the customer. */
export function ReportTable({ rows }: { rows: readonly ReportRow[] }) {
  const { t } = useWords();
  if (rows.length === 0) return null;
  const columns: Column<ReportRow>[] = [
    { label: t("followUp:report.language"), cell: ({ language }) => languageNames[language] },
    ...figures.map((name) => ({
      label: t(`followUp:report.${name}`),
      cell: (row: ReportRow) => row[name],
      figures: true,
    })),
  ];
  return (
    <div className="mt-8">
      <Section title={t("followUp:report.title")}>
        <Table
          name={t("followUp:report.title")}
          columns={columns}
          rows={rows}
          id={({ language }) => language}
        />
        <p className="px-5 py-3 text-ink-soft">{t("followUp:report.note")}</p>
      </Section>
    </div>
  );
}
