import { Button } from "#app/ui/button.tsx";
import { Empty } from "#app/ui/empty.tsx";
import { Row, Section } from "#app/ui/page/section.tsx";
import { Skeleton } from "#app/ui/skeleton.tsx";
import { type Column, Table } from "#app/ui/table.tsx";
import { useWords } from "#app/ui/words.ts";

/** A section, a table, and what stands in place of a list. */
export function KitLists() {
  const { t } = useWords();
  const columns: Column<(typeof rows)[number]>[] = [
    { label: t("shop:name"), cell: ({ name }) => name },
    { label: t("shop:hourlyRate"), cell: ({ rate }) => rate, figures: true },
  ];
  return (
    <div className="grid gap-5">
      <Section title={t("site:kit.heading")}>
        <Row
          label={t("site:kit.label")}
          hint={t("site:kit.text")}
          action={<Button>{t("ui:copy")}</Button>}
        >
          {rows[0].name}
        </Row>
      </Section>
      <Table name={t("site:kit.heading")} columns={columns} rows={rows} id={({ name }) => name} />
      <Empty title={t("site:kit.empty")}>
        <Button>{t("ui:tryAgain")}</Button>
      </Empty>
      <Skeleton className="h-12" />
    </div>
  );
}

const rows = [
  { name: "Taller Ruiz", rate: "$110.00" },
  { name: "Frenos y Suspensión Hernández-Villavicencio", rate: "$1,045.50" },
] as const;
