import { href, useLocation } from "react-router";
import { LinkButton } from "#app/ui/button.tsx";
import { PageHeader } from "#app/ui/page/page-header.tsx";
import { useWords } from "#app/ui/words.ts";
import type { PhraseSearch } from "./search.ts";

/** The title of a shop's phrases, with what adds one to the list. */
export function PhrasesHeader({ list, mayEdit }: { list: PhraseSearch["list"]; mayEdit: boolean }) {
  const { t } = useWords();
  const { search: query } = useLocation();
  return (
    <PageHeader title={t("phrases:title")} lead={t("phrases:lead")}>
      {mayEdit && list !== "trade" && (
        <LinkButton
          to={{ pathname: href("/repair-cms/words/new"), search: query }}
          kind="primary"
          preventScrollReset
        >
          {t(`phrases:add.${list}`)}
        </LinkButton>
      )}
    </PageHeader>
  );
}
