import type { FoundLine } from "#app/features/phrases/canned/canned.ts";
import { type Column, Table } from "#app/ui/table.tsx";
import { useWords } from "#app/ui/words.ts";
import { languages } from "#app/values/language.ts";

/** The usual lines of the trade, which the product brings. */
export function TradeTable({ lines }: { lines: readonly FoundLine[] }) {
  const { t } = useWords();
  const columns: Column<FoundLine>[] = [
    ...languages.map((language) => ({
      label: t(`phrases:language.${language}`),
      cell: ({ texts }: FoundLine) => (
        <span lang={language} className="wrap-anywhere">
          {texts[language]}
        </span>
      ),
    })),
    { label: t("phrases:use.label"), cell: ({ use }) => t(`phrases:use.${use}`) },
  ];
  return (
    <Table
      name={t("phrases:list.trade")}
      columns={columns}
      rows={lines}
      id={({ texts }) => Object.values(texts).join()}
    />
  );
}
