import { LinkButton } from "#app/ui/button.tsx";
import { Empty } from "#app/ui/empty.tsx";
import { useWords } from "#app/ui/words.ts";
import { SourceCard } from "./source-card.tsx";
import type { SourcesPage } from "./sources.server.ts";

type Props = {
  page: SourcesPage;
  /** What was searched for, if anything was. */
  search?: string | undefined;
  /** Whether this is a later page of the list. */
  later?: boolean;
  /** Where the first page of this list is, and the page that begins after a source. */
  hrefOf: (after?: string) => string;
};

/** The news sources with their health, and everything that can be done with one. Stands on /admin/news and in /admin alike. */
export function SourcesPanel({ page: { sources, next }, search, later = false, hrefOf }: Props) {
  const { say } = useWords();
  return (
    <section aria-label={say("news:sources.title")} className="grid gap-4">
      {sources.length > 0 ? (
        <ul className="grid gap-3">
          {sources.map((source) => (
            <li key={source.id}>
              <SourceCard source={source} />
            </li>
          ))}
        </ul>
      ) : (
        <Empty title={say(search || later ? "news:sources.nothing" : "news:sources.empty")}>
          {!search && !later && <p className="text-ink-soft">{say("news:sources.emptyText")}</p>}
        </Empty>
      )}
      {(next || later) && (
        <nav className="flex flex-wrap gap-3">
          {later && <LinkButton to={hrefOf()}>{say("news:sources.first")}</LinkButton>}
          {next && <LinkButton to={hrefOf(next)}>{say("news:sources.more")}</LinkButton>}
        </nav>
      )}
    </section>
  );
}
