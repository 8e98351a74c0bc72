import { memo } from "react";
import { href } from "react-router";
import { type TopicsQuery, topicsHref } from "#app/features/forum/posts/addresses.ts";
import type { Budget, ShownTopicLine, Translations } from "#app/features/forum/posts/shown.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { Empty } from "#app/ui/empty.tsx";
import { useFirst } from "#app/ui/page/first-screen.ts";
import { ListNav } from "#app/ui/page/list-nav.tsx";
import { NotLoaded } from "#app/ui/page/not-loaded.tsx";
import { Skeleton } from "#app/ui/skeleton.tsx";
import { useWords } from "#app/ui/words.ts";
import { TopicLine } from "./topic-line.tsx";

export type TopicsPage = {
  asked: TopicsQuery;
  mayTranslate: boolean;
  isDemo: boolean;
  foreign?: boolean;
  isNear?: boolean;
  topics?: ShownTopicLine[];
  translations?: Translations;
  budget?: Budget;
  more?: { to: string; adds: boolean } | undefined;
};

/** One page of topics. A navigation does not render it again. */
export const TopicsShown = memo(List);

function List({ asked, topics, translations = {}, isNear, more }: TopicsPage) {
  const { t } = useWords();
  if (!topics) return <NotLoaded what="forum:list.notLoaded" />;
  const deep = asked.before !== undefined || asked.below !== undefined;
  return (
    <section aria-label={t("forum:list.name")}>
      {isNear && <p className="mb-3">{t("forum:list.near")}</p>}
      {topics.length > 0 ? (
        <TopicList topics={topics} translations={translations} />
      ) : (
        <Nothing searched={asked.text !== "" || deep} />
      )}
      <ListNav
        label={t("forum:list.name")}
        newest={
          deep && {
            to: topicsHref({ text: asked.text, originals: asked.originals }),
            text: t("forum:list.newest"),
          }
        }
        more={more && { ...more, text: t("forum:list.older") }}
      />
    </section>
  );
}

/** Nothing to show: the first topic is to be written, or the search is too narrow. */
function Nothing({ searched }: { searched: boolean }) {
  const { t } = useWords();
  return (
    <Empty title={t(searched ? "forum:list.noneFound" : "forum:list.empty")}>
      <p className="text-ink-soft">
        {t(searched ? "forum:list.noneFoundText" : "forum:list.emptyText")}
      </p>
      {searched && (
        <div className="flex flex-wrap justify-center gap-3">
          <LinkButton to={href("/discussion/new")} kind="primary">
            {t("forum:list.askIt")}
          </LinkButton>
          <LinkButton to={href("/discussion")}>{t("forum:list.showAll")}</LinkButton>
        </div>
      )}
    </Empty>
  );
}

/** The list while a search is under way. */
export const TopicsSkeleton = () => (
  <div className="grid gap-3">
    {["a", "b", "c", "d", "e", "f"].map((row) => (
      <Skeleton key={row} className="h-32 sm:h-24" />
    ))}
  </div>
);

/** A page of the list. */
function TopicList({
  topics,
  translations,
}: {
  topics: readonly ShownTopicLine[];
  translations: Translations;
}) {
  const shown = useFirst(topics);
  return (
    <ul className="grid gap-3">
      {shown.map((topic) => (
        <li key={topic.id}>
          <TopicLine topic={topic} translation={translations[topic.id]} />
        </li>
      ))}
    </ul>
  );
}
