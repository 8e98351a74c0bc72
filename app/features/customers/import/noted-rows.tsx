import { href } from "react-router";
import { ListNav } from "#app/ui/page/list-nav.tsx";
import { Table } from "#app/ui/table.tsx";
import { useWords } from "#app/ui/words.ts";
import { type NotedRow, reasonOf, sheetRow } from "./shown-import.ts";

/** A page of rows. `isFirst`: no rows before them. */
export type NotedPage = { rows: readonly NotedRow[]; more: boolean; isFirst: boolean };

type Props = NotedPage & {
  importId: string;
  outcome: NotedRow["outcome"];
  /** Number of rows in the file above its headings. */
  skipped: number;
};

/** Rows that are refused, or imported without some values, each with its reason. */
export function NotedRows({ importId, outcome, rows, more, isFirst, skipped }: Props) {
  const { t } = useWords();
  const page = href("/repair-cms/customers/import/:importId", { importId });
  const title = t(`imports:noted.${outcome}`);
  const after = outcome === "refused" ? "after" : "afterPartial";
  return (
    <section className="grid gap-3">
      <h2 className="heading">{title}</h2>
      <p className="text-ink-soft">{t(`imports:noted.${outcome}Lead`)}</p>
      <Table
        name={title}
        rows={rows}
        id={({ row }) => String(row)}
        columns={[
          {
            label: t("imports:result.row"),
            cell: ({ row }) => sheetRow(row, skipped),
            figures: true,
          },
          { label: t("imports:result.problem"), cell: (row) => reasonOf(row, t) },
          {
            label: t("imports:result.content"),
            cell: ({ sample }) => <span className="wrap-anywhere text-ink-soft">{sample}</span>,
          },
        ]}
      />
      <ListNav
        label={title}
        newest={!isFirst && { to: page, text: t("imports:result.first") }}
        more={
          more && {
            to: `${page}?${after}=${rows.at(-1)?.row}`,
            text: t("imports:result.more"),
            adds: false,
          }
        }
      />
    </section>
  );
}

/** Download of the file in which these rows can be corrected. */
export function NotedFile({ importId }: { importId: string }) {
  const { t } = useWords();
  return (
    <p>
      <a
        className="underline"
        download
        href={href("/repair-cms/customers/import/:importId/refused.csv", { importId })}
      >
        {t("imports:result.download")}
      </a>{" "}
      <span className="text-ink-soft">{t("imports:noted.file")}</span>
    </p>
  );
}
