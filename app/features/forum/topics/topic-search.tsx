import { href } from "react-router";
import { SearchBox } from "#app/ui/form/search-box.tsx";
import { useWords } from "#app/ui/words.ts";

/** The search of the forum. */
export function TopicSearch({ text, pending }: { text: string; pending: boolean }) {
  const { t } = useWords();
  return (
    <SearchBox
      action={href("/discussion")}
      label={t("forum:list.search")}
      placeholder={t("forum:list.placeholder")}
      text={text}
      pending={pending}
      className="mb-6"
    />
  );
}
