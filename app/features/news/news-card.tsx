import { Link } from "react-router";
import { Day } from "#app/ui/when.tsx";
import { useWords } from "#app/ui/words.ts";
import { sourceLabel } from "./article.ts";
import type { NewsItem } from "./items.server.ts";
import { newsHref } from "./news-search.ts";

/** One article: its picture, day, source and language, title and beginning, and the way to the whole of it. */
export function NewsCard({ item }: { item: NewsItem }) {
  const { say, language } = useWords();
  const { title, excerpt, link, publishedAt, source } = item;
  // The text is in the source's language, whatever the page's.
  const lang = item.language === language ? undefined : item.language;
  return (
    <article className="flex flex-col overflow-hidden rounded-lg border border-line bg-card">
      <img
        src={item.pictured ? `/noticias/pictures/${source.id}/${item.id}` : "/news-stock.svg"}
        alt=""
        width={800}
        height={450}
        loading="lazy"
        decoding="async"
        className="aspect-video w-full bg-steel object-cover"
      />
      <div className="flex flex-1 flex-col gap-2 p-4 sm:p-5">
        <p className="flex flex-wrap items-center gap-x-3 text-base text-ink-soft">
          <Day at={publishedAt} />
          <Link
            to={newsHref({ source: source.id })}
            className="label inline-flex min-h-11 min-w-11 items-center text-ink underline decoration-line-strong underline-offset-4 hover:decoration-ink"
          >
            {sourceLabel(source.name, link, say("news:unknownSource"))}
          </Link>
          <span className="label rounded border border-line-strong px-1.5 text-sm">{say(`news:language.${item.language}`)}</span>
        </p>
        <h2 lang={lang} className="text-xl leading-snug font-semibold text-balance">
          {title}
        </h2>
        {excerpt && (
          <p lang={lang} className="text-ink-soft">
            {excerpt}
          </p>
        )}
        {/^https?:\/\//.test(link) && (
          <a href={link} target="_blank" rel="noopener noreferrer" className="button button-plain mt-auto self-start">
            {say("news:read")} <span aria-hidden>↗</span>
            <span className="sr-only">
              : {title} ({say("news:newTab")})
            </span>
          </a>
        )}
      </div>
    </article>
  );
}
