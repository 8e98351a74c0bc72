import { memo } from "react";
import { href, Link } from "react-router";
import { sourceLabel } from "#app/features/news/read/article.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { Empty } from "#app/ui/empty.tsx";
import { useFirst } from "#app/ui/page/first-screen.ts";
import { ListNav } from "#app/ui/page/list-nav.tsx";
import { Day } from "#app/ui/text/when.tsx";
import { useWords } from "#app/ui/words.ts";
import { nextPage } from "#app/values/list-address.ts";
import type { NewsItem, NewsPage } from "./items.server.ts";
import { type NewsSearch, newsAddress } from "./news-search.ts";
import { stockPicture } from "./stock-picture.ts";

/** Page of news. Memoized: a navigation does not render it again. */
export const NewsList = memo(List);

function List({ search, page: { items, more } }: { search: NewsSearch; page: NewsPage }) {
  const { t } = useWords();
  const shown = useFirst(items);
  const last = items.at(-1);
  const next = nextPage(newsAddress, search, {
    before: last && { at: last.publishedAt, id: last.id },
  });
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
            to: newsAddress.href({ ...search, before: undefined, show: undefined }),
            text: t("news:newest"),
          }
        }
        more={more && { ...next, text: t("news:older") }}
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

function NewsCard({ item }: { item: NewsItem }) {
  const { t, language } = useWords();
  const { title, excerpt, link, publishedAt, source } = item;
  // The text is in the language of the source.
  const lang = item.language === language ? undefined : item.language;
  return (
    <article className="grid grid-cols-[6.5rem_1fr] content-start gap-x-3 gap-y-1 rounded-lg border border-line bg-card p-3 md:flex md:flex-col md:gap-0 md:overflow-hidden md:p-0">
      <img
        src={
          item.pictured
            ? href("/noticias/pictures/:sourceId/:itemId", { sourceId: source.id, itemId: item.id })
            : stockPicture(item.id)
        }
        alt=""
        width={800}
        height={450}
        loading="lazy"
        decoding="async"
        className="aspect-4/3 w-full rounded bg-steel object-cover md:aspect-video md:rounded-none"
      />
      {/*
       * On a phone the parts are grid cells of the card: the title next to the picture, the rest
       * below.
       */}
      <div className="contents md:flex md:flex-1 md:flex-col md:gap-2 md:p-5">
        <h2
          lang={lang}
          className="min-w-0 self-center text-lg leading-snug font-semibold text-balance md:self-auto md:text-xl"
        >
          {title}
        </h2>
        <p className="col-span-2 flex flex-wrap items-center gap-x-3 text-base text-ink-soft">
          <Day at={publishedAt} />
          <Link
            to={newsAddress.href({ source: source.id })}
            className="label inline-flex min-h-11 min-w-11 items-center text-ink underline decoration-line-strong underline-offset-4 hover:decoration-ink"
          >
            {sourceLabel(source.name, link, t("news:unknownSource"))}
          </Link>
          <span className="label rounded border border-line-strong px-1.5 text-sm">
            {t(`news:language.${item.language}`)}
          </span>
        </p>
        {excerpt && (
          <p lang={lang} className="col-span-2 line-clamp-2 text-ink-soft md:line-clamp-none">
            {excerpt}
          </p>
        )}
        {/^https?:\/\//.test(link) && (
          <a
            href={link}
            target="_blank"
            rel="noopener noreferrer"
            className="button button-plain col-span-2 mt-2 justify-self-start md:mt-auto md:self-start"
          >
            {t("news:read")} <span aria-hidden>↗</span>
            <span className="sr-only">
              : {title} ({t("news:newTab")})
            </span>
          </a>
        )}
      </div>
    </article>
  );
}
