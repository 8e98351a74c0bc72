import { href } from "react-router";
import { LinkButton } from "#app/ui/button.tsx";
import { Empty } from "#app/ui/empty.tsx";
import { PageTitle } from "#app/ui/page/page-title.tsx";
import { useWords } from "#app/ui/words.ts";

/** The page of a topic that does not exist. */
export function TopicMissing() {
  const { t } = useWords();
  return (
    <>
      <PageTitle page={t("forum:title")} />
      <Empty title={t("forum:topic.missing")} heading="h1">
        <LinkButton to={href("/discussion")}>{t("forum:back")}</LinkButton>
      </Empty>
    </>
  );
}
