import { href, Link } from "react-router";
import { AuthorName } from "#app/features/forum/posts/author-name.tsx";
import type { ShownTopicLine, Translations } from "#app/features/forum/posts/shown.ts";
import { Translated } from "#app/features/forum/translation/translated.tsx";
import { useOriginals } from "#app/features/forum/translation/use-choice.ts";
import { Badge } from "#app/ui/badge.tsx";
import { CodedText } from "#app/ui/text/coded-text.tsx";
import { Moment } from "#app/ui/text/when.tsx";
import { useWords } from "#app/ui/words.ts";

/** A row of the list. */
export function TopicLine({
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
