import { memo } from "react";
import { href, Link } from "react-router";
import { AuthorName } from "#app/features/forum/posts/author-name.tsx";
import type { Budget, ShownTopicLine, Translations } from "#app/features/forum/posts/shown.ts";
import { Translated } from "#app/features/forum/translation/translated.tsx";
import { useOriginals } from "#app/features/forum/translation/use-choice.ts";
import { Badge } from "#app/ui/badge.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { Empty } from "#app/ui/empty.tsx";
import { useFirst } from "#app/ui/page/first-screen.ts";
import { ListNav } from "#app/ui/page/list-nav.tsx";
import { NotLoaded } from "#app/ui/page/not-loaded.tsx";
import { CodedText } from "#app/ui/text/coded-text.tsx";
import { Moment } from "#app/ui/text/when.tsx";
import { useWords } from "#app/ui/words.ts";
import { type TopicsQuery, topicsAddress } from "./topics-address.ts";

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

/** Page of topics. Memoized: a navigation does not render it again. */
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
            to: topicsAddress.href({ text: asked.text, originals: asked.originals }),
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

/** A row of the list. */
function TopicLine({
  topic,
  translation,
}: {
  topic: ShownTopicLine;
  translation: Translations[string] | undefined;
}) {
  const { t } = useWords();
  const original = useOriginals();
  const { replyCount, fresh } = topic;
  return (
    <article className="relative grid gap-2 rounded-lg border border-line bg-card p-4 hover:border-ink sm:grid-cols-[minmax(0,1fr)_auto] sm:gap-x-6">
      <div className="min-w-0">
        <h2 className="text-xl leading-snug font-semibold">
          <Link
            to={`${href("/discussion/:topicId", { topicId: topic.id })}${original("?")}`}
            className="after:absolute after:inset-0 after:rounded-lg hover:underline"
          >
            {topic.title === null ? (
              <span className="text-ink-soft">{t("forum:post.hiddenTopic")}</span>
            ) : (
              <Translated id={topic.id} of={translation}>
                {(found) => (
                  <span lang={found?.title ? found.language : topic.language}>
                    <CodedText linked={false}>{found?.title || topic.title!}</CodedText>
                  </span>
                )}
              </Translated>
            )}
          </Link>
        </h2>
        <p className="text-ink-soft">
          <AuthorName author={topic.author} /> · <Moment at={topic.createdAt} />
        </p>
        {topic.replyId && (
          <Link
            to={href("/discussion/:topicId/replies/:replyId", {
              topicId: topic.id,
              replyId: topic.replyId,
            })}
            className="relative z-10 inline-flex min-h-11 items-center underline underline-offset-4"
          >
            {t("forum:list.inReply")}
          </Link>
        )}
      </div>
      <div className="flex flex-wrap content-start items-center gap-2 sm:max-w-64 sm:justify-end">
        {fresh > 0 && (
          <Badge tone="busy">
            {fresh === 1 ? t("forum:list.oneNew") : t("forum:list.new", { number: fresh })}
          </Badge>
        )}
        {topic.answered && <Badge tone="good">{t("forum:list.answered")}</Badge>}
        <span className="figures font-medium">
          {replyCount === 0 && t("forum:list.noReplies")}
          {replyCount === 1 && t("forum:list.oneReply")}
          {replyCount > 1 && t("forum:list.replies", { number: replyCount })}
        </span>
        {replyCount > 0 && (
          <span className="w-full text-base text-ink-soft sm:text-right">
            {t("forum:list.latest")}: <Moment at={topic.lastActivityAt} />
          </span>
        )}
      </div>
    </article>
  );
}
