import { href } from "react-router";
import { LinkButton } from "#app/ui/button.tsx";
import { Empty } from "#app/ui/empty.tsx";
import { SearchBox } from "#app/ui/form/search-box.tsx";
import { useListAddress } from "#app/ui/page/list-address.ts";
import { ListNav } from "#app/ui/page/list-nav.tsx";
import { NotLoaded } from "#app/ui/page/not-loaded.tsx";
import { useWords } from "#app/ui/words.ts";
import { nextPage } from "#app/values/list-address.ts";
import { SourceCard } from "./source-card.tsx";
import { type SourceSearch, sourcesAddress } from "./source-search.ts";
import type { SourcesPage } from "./sources.server.ts";

type Props = {
  asked?: SourceSearch;
  /** A page of the list; undefined when it could not be loaded. */
  page: SourcesPage | undefined;
};

/** The list of news sources, on /admin/news and in /admin. */
export function SourcesPanel({ asked = sourcesAddress.start, page }: Props) {
  const { t } = useWords();
  return (
    <>
      <div className="mb-6 flex">
        <SearchBox
          action={href("/admin/news")}
          label={t("news:sources.search")}
          text={asked.search}
        />
      </div>
      {page ? <Sources asked={asked} page={page} /> : <NotLoaded what="news:sources.notLoaded" />}
    </>
  );
}

/** The actions in the head of the list. */
export function SourcesActions() {
  const { t } = useWords();
  const address = useListAddress(href("/admin/news"));
  return (
    <LinkButton to={address(href("/admin/news/new"))} kind="primary" preventScrollReset>
      {t("news:sources.add")}
    </LinkButton>
  );
}

function Sources({ asked, page: { sources, more } }: { asked: SourceSearch; page: SourcesPage }) {
  const { t } = useWords();
  const { search, after } = asked;
  const later = after !== undefined;
  const next = nextPage(sourcesAddress, asked, { after: sources.at(-1)?.id });
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
      <ListNav
        label={t("news:sources.title")}
        newest={
          later && {
            to: sourcesAddress.href({ search }),
            text: t("news:sources.first"),
          }
        }
        more={
          more && {
            ...next,
            text: t("news:sources.more"),
          }
        }
      />
    </section>
  );
}
