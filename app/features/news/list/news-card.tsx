import { href, Link } from "react-router";
import { sourceLabel } from "#app/features/news/read/article.ts";
import { Day } from "#app/ui/text/when.tsx";
import { useWords } from "#app/ui/words.ts";
import type { NewsItem } from "./items.server.ts";
import { newsHref } from "./news-search.ts";
import { stockPicture } from "./stock-picture.ts";

export function NewsCard({ item }: { item: NewsItem }) {
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
      {/* On a phone the parts are grid cells of the card: the title beside the picture, the rest below. */}
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
            to={newsHref({ source: source.id })}
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
