import { href, useLocation } from "react-router";
import { LinkButton } from "#app/ui/button.tsx";
import { PageHeader } from "#app/ui/page/page-header.tsx";
import { useWords } from "#app/ui/words.ts";

type Props = { mayImport: boolean; mayJoin: boolean };

/** Title of a shop's customers, with its actions. */
export function CustomersHeader({ mayImport, mayJoin }: Props) {
  const { t } = useWords();
  const { search: query } = useLocation();
  return (
    <PageHeader
      title={t("customers:title")}
      tight
      back={{ to: href("/repair-cms"), label: t("repair:title") }}
    >
      {mayJoin && (
        <LinkButton to={href("/repair-cms/customers/duplicates")}>
          {t("customers:list.duplicates")}
        </LinkButton>
      )}
      {mayImport && (
        <LinkButton to={href("/repair-cms/customers/import")}>
          {t("customers:list.import")}
        </LinkButton>
      )}
      <LinkButton
        to={{ pathname: href("/repair-cms/customers/new"), search: query }}
        kind="primary"
        preventScrollReset
      >
        {t("customers:list.new")}
      </LinkButton>
    </PageHeader>
  );
}
