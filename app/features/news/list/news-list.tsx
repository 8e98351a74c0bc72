import { memo } from "react";
import { href } from "react-router";
import { LinkButton } from "#app/ui/button.tsx";
import { Empty } from "#app/ui/empty.tsx";
import { useFirst } from "#app/ui/page/first-screen.ts";
import { ListNav } from "#app/ui/page/list-nav.tsx";
import { useWords } from "#app/ui/words.ts";
import { moreThan } from "#app/values/shown.ts";
import type { NewsPage } from "./items.server.ts";
import { NewsCard } from "./news-card.tsx";
import { type NewsSearch, newsHref, newsPerPage } from "./news-search.ts";

/** One page of news. A navigation does not render it again. */
export const NewsList = memo(List);

function List({ search, page: { items, more } }: { search: NewsSearch; page: NewsPage }) {
  const { t } = useWords();
  const shown = useFirst(items);
  const last = items.at(-1);
  const show = moreThan(search.show!, newsPerPage);
  const start = { ...search, show: newsPerPage };
  const next = show
    ? { ...search, show }
    : { ...start, before: last && { at: last.publishedAt, id: last.id } };
  return (
    <>
      {items.length > 0 ? (
        <div className="grid gap-4 md:grid-cols-2 md:gap-6">
          {shown.map((item) => (
            <NewsCard key={item.id} item={item} />
          ))}
        </div>
      ) : (
        <Nothing
          filtered={
            search.source !== undefined ||
            search.language !== undefined ||
            search.before !== undefined
          }
        />
      )}
      <ListNav
        newest={
          search.before && {
            to: newsHref({ ...start, before: undefined }),
            text: t("news:newest"),
          }
        }
        more={
          more && last && { to: newsHref(next), text: t("news:older"), adds: show !== undefined }
        }
      />
    </>
  );
}

function Nothing({ filtered }: { filtered: boolean }) {
  const { t } = useWords();
  return (
    <Empty title={t("news:empty.title")}>
      <p className="text-ink-soft">{t(filtered ? "news:empty.filtered" : "news:empty.text")}</p>
      {filtered && <LinkButton to={href("/noticias")}>{t("news:empty.showAll")}</LinkButton>}
    </Empty>
  );
}
