import { href } from "react-router";
import { ListNav } from "#app/ui/list-nav.tsx";
import { Table } from "#app/ui/table.tsx";
import { useWords } from "#app/ui/words.ts";
import { type RefusedRow, reasonOf, sheetRow } from "./shown-import.ts";

type Props = { importId: string; rows: readonly RefusedRow[]; more: boolean; isFirst: boolean };

/** The rows that are left out, each with its reason. */
export function RefusedRows({ importId, rows, more, isFirst }: Props) {
  const { t } = useWords();
  const page = href("/repair-cms/customers/import/:importId", { importId });
  return (
    <section className="grid gap-3">
      <h2 className="label text-2xl">{t("imports:result.refusedTitle")}</h2>
      <p className="text-ink-soft">{t("imports:result.refusedLead")}</p>
      <p>
        <a
          className="underline"
          download
          href={href("/repair-cms/customers/import/:importId/refused.csv", { importId })}
        >
          {t("imports:result.download")}
        </a>
      </p>
      <Table
        name={t("imports:result.refusedTitle")}
        rows={rows}
        id={({ row }) => String(row)}
        columns={[
          { label: t("imports:result.row"), cell: ({ row }) => sheetRow(row), figures: true },
          { label: t("imports:result.problem"), cell: (row) => reasonOf(row, t) },
          {
            label: t("imports:result.content"),
            cell: ({ sample }) => <span className="wrap-anywhere text-ink-soft">{sample}</span>,
          },
        ]}
      />
      <ListNav
        label={t("imports:result.refusedTitle")}
        newest={!isFirst && { to: page, text: t("imports:result.first") }}
        more={
          more && {
            to: `${page}?after=${rows.at(-1)?.row}`,
            text: t("imports:result.more"),
            adds: false,
          }
        }
      />
    </section>
  );
}
