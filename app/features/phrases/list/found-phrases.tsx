import { memo } from "react";
import type { textUsesToday } from "#app/features/account/budget/ai-budget.server.ts";
import type { FoundLine } from "#app/features/phrases/canned/canned.ts";
import { Empty } from "#app/ui/empty.tsx";
import { ListNav } from "#app/ui/page/list-nav.tsx";
import { NotLoaded } from "#app/ui/page/not-loaded.tsx";
import { useWords } from "#app/ui/words.ts";
import { nextSearch } from "#app/values/shown.ts";
import { PhraseTable } from "./phrase-table.tsx";
import type { Phrase } from "./phrases.server.ts";
import type { PhraseSearch } from "./search.ts";
import { phrasesHref, phrasesPerPage } from "./search.ts";
import { TradeTable } from "./trade-table.tsx";

export type PhrasePage = {
  search: PhraseSearch;
  mayEdit: boolean;
  /** One of the two, unless it could not be read. */
  phrases?: Phrase[];
  trade?: FoundLine[];
  more: boolean;
  uses?: Awaited<ReturnType<typeof textUsesToday>>;
};

/** One page of phrases or of trade terms. A navigation does not render it again. */
export const FoundPhrases = memo(Found);

function Found({ search, phrases, trade, more, mayEdit, query }: PhrasePage & { query: string }) {
  const { t } = useWords();
  if (!phrases && !trade) return <NotLoaded what="phrases:notLoaded" />;
  if ((phrases ?? trade ?? []).length === 0)
    return <Empty title={t(search.text ? "phrases:nothingFound" : "phrases:none")} />;
  const next = nextSearch(search, phrasesPerPage, { before: phrases?.at(-1)?.id });
  const name = t(`phrases:list.${search.list}`);
  return (
    <>
      {trade ? (
        <TradeTable lines={trade} />
      ) : (
        <PhraseTable name={name} phrases={phrases ?? []} mayEdit={mayEdit} query={query} />
      )}
      <ListNav
        label={name}
        newest={
          search.before !== undefined && {
            to: phrasesHref({ ...search, before: undefined }),
            text: t("phrases:newest"),
          }
        }
        more={
          more &&
          (!trade || next.adds) && {
            to: phrasesHref(next.search),
            text: t("phrases:more"),
            adds: next.adds,
          }
        }
      />
    </>
  );
}
