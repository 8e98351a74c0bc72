import { LinkButton } from "#app/ui/button.tsx";
import { Empty } from "#app/ui/empty.tsx";
import { NotLoaded } from "#app/ui/not-loaded.tsx";
import { SearchBox } from "#app/ui/search-box.tsx";
import { useWords } from "#app/ui/words.ts";
import { SourceCard } from "./source-card.tsx";
import { type SourceSearch, sourceQuery } from "./source-search.ts";
import type { SourcesPage } from "./sources.server.ts";

type Props = {
  asked: SourceSearch;
  /** A page of the list; undefined where it could not be read. */
  page: SourcesPage | undefined;
};

/**
 * The news sources with their health, and everything that can be done with one. Stands on
 * /admin/news and in /admin alike.
 */
export function SourcesPanel({ asked, page }: Props) {
  const { t } = useWords();
  return (
    <>
      <div className="mb-6 flex">
        <SearchBox
          action="/admin/news"
          label={t("news:sources.search")}
          text={asked.search ?? ""}
        />
      </div>
      {page ? <Sources asked={asked} page={page} /> : <NotLoaded what="news:sources.notLoaded" />}
    </>
  );
}

/** What stands in the head of the list. */
export function SourcesActions() {
  const { t } = useWords();
  return (
    <LinkButton to="/admin/news/new" kind="primary" preventScrollReset>
      {t("news:sources.add")}
    </LinkButton>
  );
}

function Sources({
  asked: { search, after },
  page: { sources, next },
}: {
  asked: SourceSearch;
  page: SourcesPage;
}) {
  const { t } = useWords();
  const later = after !== undefined;
  return (
    <section aria-label={t("news:sources.title")} className="grid gap-4">
      <h2 className="sr-only">{t("news:sources.title")}</h2>
      {sources.length > 0 ? (
        <ul className="grid gap-3">
          {sources.map((source) => (
            <li key={source.id}>
              <SourceCard source={source} />
            </li>
          ))}
        </ul>
      ) : (
        <Empty title={t(search || later ? "news:sources.nothing" : "news:sources.empty")}>
          {!search && !later && <p className="text-ink-soft">{t("news:sources.emptyText")}</p>}
        </Empty>
      )}
      {(next || later) && (
        <nav aria-label={t("news:sources.title")} className="flex flex-wrap gap-3">
          {later && (
            <LinkButton to={`/admin/news${sourceQuery({ search })}`}>
              {t("news:sources.first")}
            </LinkButton>
          )}
          {next && (
            <LinkButton to={`/admin/news${sourceQuery({ search, after: next })}`}>
              {t("news:sources.more")}
            </LinkButton>
          )}
        </nav>
      )}
    </section>
  );
}
