import { href } from "react-router";
import { ListNav } from "#app/ui/page/list-nav.tsx";
import { RowLink } from "#app/ui/page/page-link.tsx";
import { Table } from "#app/ui/table.tsx";
import { Day } from "#app/ui/text/when.tsx";
import { useWords } from "#app/ui/words.ts";
import { formatCursor } from "#app/values/cursor.ts";
import type { ListedImport } from "./shown-import.ts";

type Props = { imports: readonly ListedImport[]; more: boolean; isFirst: boolean };

/** The imports of a shop, newest first. */
export function ImportList({ imports, more, isFirst }: Props) {
  const { t } = useWords();
  const last = imports.at(-1);
  if (!last) return <p className="text-ink-soft">{t("imports:list.none")}</p>;
  const list = href("/repair-cms/customers/import");
  return (
    <>
      <Table
        name={t("imports:list.title")}
        rows={imports}
        id={({ id }) => id}
        columns={[
          {
            label: t("imports:list.file"),
            cell: ({ id, fileName }) => (
              <RowLink
                to={href("/repair-cms/customers/import/:importId", { importId: id })}
                className="wrap-anywhere font-semibold"
              >
                {fileName}
              </RowLink>
            ),
          },
          { label: t("imports:list.date"), cell: ({ createdAt }) => <Day at={createdAt} /> },
          { label: t("imports:list.stage"), cell: ({ stage }) => t(`imports:stage.${stage}`) },
          { label: t("imports:list.added"), cell: ({ added }) => added, figures: true },
          { label: t("imports:list.refused"), cell: ({ refused }) => refused, figures: true },
        ]}
      />
      <ListNav
        label={t("imports:list.title")}
        newest={!isFirst && { to: list, text: t("imports:list.newest") }}
        more={
          more && {
            to: `${list}?after=${formatCursor({ at: last.createdAt, id: last.id })}`,
            text: t("imports:list.older"),
            adds: false,
          }
        }
      />
    </>
  );
}
