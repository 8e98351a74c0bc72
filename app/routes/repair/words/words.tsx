import { memo } from "react";
import { data, href, Outlet, useLocation, useNavigation } from "react-router";
import { textUsesToday } from "#app/features/account/budget/ai-budget.server.ts";
import { type InShop, read } from "#app/features/account/guard.server.ts";
import { may } from "#app/features/account/role.ts";
import type { FoundLine } from "#app/features/phrases/canned/canned.ts";
import { PhraseTable } from "#app/features/phrases/list/phrase-table.tsx";
import { listPhrases, type Phrase } from "#app/features/phrases/list/phrases.server.ts";
import {
  type PhraseSearch,
  phraseLists,
  phrasesHref,
  phrasesPerPage,
  readPhraseSearch,
} from "#app/features/phrases/list/search.ts";
import { TradeTable } from "#app/features/phrases/list/trade-table.tsx";
import { UndoDeleted } from "#app/features/phrases/list/undo-deleted.tsx";
import { UsesToday } from "#app/features/phrases/list/uses-today.tsx";
import { countryOfShop } from "#app/features/shop/shop-country.server.ts";
import { loadGlossary } from "#app/features/translator/glossary/load.server.ts";
import { askedBehindDialog } from "#app/http/behind-dialog.ts";
import { platformContext } from "#app/platform/context.ts";
import { log } from "#app/platform/log/log.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { Empty } from "#app/ui/empty.tsx";
import { ListNav } from "#app/ui/list-nav.tsx";
import { NotLoaded } from "#app/ui/not-loaded.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { SearchBox } from "#app/ui/search-box.tsx";
import { Tabs } from "#app/ui/tabs.tsx";
import { useWords } from "#app/ui/words.ts";
import { nextSearch } from "#app/values/shown.ts";
import type { Route } from "./+types/words";

type Page = {
  search: PhraseSearch;
  mayEdit: boolean;
  /** One of the two, unless it could not be read. */
  phrases?: Phrase[];
  trade?: FoundLine[];
  more: boolean;
  uses?: Awaited<ReturnType<typeof textUsesToday>>;
};

export const loader = read(
  { area: "repair", needs: "readRecords" },
  async ({ context, request, shop, viewer }: Route.LoaderArgs & InShop) => {
    const search = readPhraseSearch(new URL(request.url).searchParams);
    const { ai, db, now } = context.get(platformContext);
    const mayEdit = may(shop, "editQuotes");
    const { list, text, before, show: limit = phrasesPerPage } = search;
    try {
      const [found, used] = await Promise.all([
        list === "trade"
          ? findTrade({ text, limit }, () => countryOfShop(db, shop.id))
          : listPhrases(db, shop.id, { kind: list, text, before, limit }),
        textUsesToday(db, { by: viewer.id, shopId: shop.id }, now()),
      ]);
      const uses = ai.models.translation.length > 0 ? { uses: used } : {};
      return { search, mayEdit, ...found, ...uses } as Page;
    } catch (error) {
      log.error("the phrases could not be read", error);
      return data({ search, mayEdit, more: false } as Page, { status: 503 });
    }
  },
);

type Trade = { text: string; limit: number };

async function findTrade(
  { text, limit }: Trade,
  countryOf: () => ReturnType<typeof countryOfShop>,
): Promise<Pick<Page, "trade" | "more">> {
  const [country, { findCanned }] = await Promise.all([
    countryOf(),
    import("#app/features/phrases/canned/canned.ts"),
    loadGlossary(),
  ]);
  const found = findCanned(text, { country, limit: limit + 1 });
  return { trade: found.slice(0, limit), more: found.length > limit };
}

export const shouldRevalidate = askedBehindDialog();

export default function Words({ loaderData }: Route.ComponentProps) {
  const { t } = useWords();
  const { search: query } = useLocation();
  const { search, mayEdit, uses } = loaderData;
  const navigation = useNavigation();
  const searching =
    navigation.state === "loading" && navigation.location.pathname === href("/repair-cms/words");
  return (
    <>
      <PageHeader
        title={t("phrases:title")}
        lead={t("phrases:lead")}
        back={{ to: href("/repair-cms"), label: t("repair:title") }}
      >
        {mayEdit && (
          <LinkButton to={href("/repair-cms/canned-quotes")}>{t("canned:title")}</LinkButton>
        )}
        {mayEdit && search.list !== "trade" && (
          <LinkButton
            to={{ pathname: href("/repair-cms/words/new"), search: query }}
            kind="primary"
            preventScrollReset
          >
            {t(`phrases:add.${search.list}`)}
          </LinkButton>
        )}
      </PageHeader>
      <Outlet />
      <UndoDeleted />
      <Tabs
        name={t("phrases:title")}
        items={phraseLists.map((list) => ({
          to: phrasesHref({ list, text: "" }),
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
        clearTo={phrasesHref({ list: search.list, text: "" })}
        className="mb-6"
      >
        <input type="hidden" name="list" value={search.list} />
      </SearchBox>
      <Shown {...loaderData} query={query} />
      {uses && <UsesToday {...uses} />}
    </>
  );
}

// A navigation does not render it again.
const Shown = memo(Found);

function Found({ search, phrases, trade, more, mayEdit, query }: Page & { query: string }) {
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
