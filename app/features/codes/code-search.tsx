import { href } from "react-router";
import { SearchBox } from "#app/ui/form/search-box.tsx";
import { useWords } from "#app/ui/words.ts";
import type { CodeQuery } from "./browse.ts";

/** The search of the fault codes. */
export function CodeSearch({ query: { text } }: { query: Pick<CodeQuery, "text"> }) {
  const { t } = useWords();
  return (
    <SearchBox
      action={href("/codes")}
      label={t("codes:search.label")}
      placeholder={t("codes:search.placeholder")}
      text={text}
      forCodes
      className="mb-6"
    />
  );
}
