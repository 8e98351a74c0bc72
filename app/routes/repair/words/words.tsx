import { href, Outlet, useLocation } from "react-router";
import { textUsesToday } from "#app/features/account/budget/ai-budget.server.ts";
import { type InShop, read } from "#app/features/account/guard.server.ts";
import { may } from "#app/features/account/role.ts";
import { findTrade } from "#app/features/phrases/list/find-trade.server.ts";
import { FoundPhrases, type PhrasePage } from "#app/features/phrases/list/found-phrases.tsx";
import { listPhrases } from "#app/features/phrases/list/phrases.server.ts";
import { PhrasesHeader } from "#app/features/phrases/list/phrases-header.tsx";
import { phraseLists, phrasesAddress } from "#app/features/phrases/list/search.ts";
import { UndoDeleted } from "#app/features/phrases/list/undo-deleted.tsx";
import { UsesToday } from "#app/features/phrases/list/uses-today.tsx";
import { countryOfShop } from "#app/features/shop/shop-country.server.ts";
import { readOr } from "#app/http/answers.ts";
import { askedBehindDialog } from "#app/http/behind-dialog.ts";
import { SearchBox } from "#app/ui/form/search-box.tsx";
import { useSearching } from "#app/ui/page/list-nav.tsx";
import { Tabs } from "#app/ui/page/tabs.tsx";
import { useWords } from "#app/ui/words.ts";
import type { Route } from "./+types/words";

export const loader = read(
  { area: "repair", needs: "readRecords" },
  async ({ platform, db, now, request, shop, viewer }: Route.LoaderArgs & InShop) => {
    const search = phrasesAddress.read(new URL(request.url).searchParams);
    const { ai } = platform;
    const mayEdit = may(shop, "editQuotes");
    const { list, text, before, show: limit } = search;
    return readOr(
      "the phrases could not be read",
      { search, mayEdit, more: false } as PhrasePage,
      async () => {
        const [found, used] = await Promise.all([
          list === "trade"
            ? findTrade({ text, limit }, () => countryOfShop(db, shop.id))
            : listPhrases(db, shop.id, { kind: list, text, before, limit }),
          textUsesToday(db, { by: viewer.id, shopId: shop.id }, now),
        ]);
        const uses = ai.models.translation.length > 0 ? { uses: used } : {};
        return { search, mayEdit, ...found, ...uses } as PhrasePage;
      },
    );
  },
);

export const shouldRevalidate = askedBehindDialog();

export default function Words({ loaderData }: Route.ComponentProps) {
  const { t } = useWords();
  const { search: query } = useLocation();
  const { search, mayEdit, uses } = loaderData;
  const searching = useSearching(href("/repair-cms/words"));
  return (
    <>
      <PhrasesHeader list={search.list} mayEdit={mayEdit} />
      <Outlet />
      <UndoDeleted />
      <Tabs
        name={t("phrases:title")}
        items={phraseLists.map((list) => ({
          to: phrasesAddress.href({ list }),
          label: t(`phrases:list.${list}`),
          here: list === search.list,
        }))}
      />
      <p className="mb-4 max-w-prose">{t(`phrases:about.${search.list}`)}</p>
      <SearchBox
        action={href("/repair-cms/words")}
        label={t("phrases:search")}
        text={search.text}
        pending={searching}
        clearTo={phrasesAddress.href({ list: search.list })}
        className="mb-6"
      >
        {search.list !== phrasesAddress.start.list && (
          <input type="hidden" name="list" value={search.list} />
        )}
      </SearchBox>
      <FoundPhrases {...loaderData} query={query} />
      {uses && <UsesToday {...uses} />}
    </>
  );
}
