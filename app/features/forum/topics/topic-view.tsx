import type { ReactNode } from "react";
import { href, useFetcher } from "react-router";
import { replyAnchor } from "#app/features/forum/posts/post.ts";
import { Post } from "#app/features/forum/posts/post.tsx";
import type { ShownPost, Translations } from "#app/features/forum/posts/shown.ts";
import { Translated } from "#app/features/forum/translation/translated.tsx";
import { useChoice, useOriginals } from "#app/features/forum/translation/use-choice.ts";
import { Badge } from "#app/ui/badge.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { CodedText } from "#app/ui/coded-text.tsx";
import { type FormAnswer, SubmitButton, WorkForm } from "#app/ui/form.tsx";
import { PageTitle } from "#app/ui/page-title.tsx";
import { useWords } from "#app/ui/words.ts";

/** A topic with its title, null when it was hidden. */
type ShownTopic = ShownPost & { title: string | null; answered: boolean; replyCount: number };

type Props = {
  topic: ShownTopic;
  replies: readonly ShownPost[];
  translations: Translations;
  /** Whether the stand-in translates. */
  isDemo: boolean;
  /** What stands above the posts: the note on translation, or the choice. */
  note: ReactNode;
  /** The dialog that is open over the page. */
  dialog: ReactNode;
  /** What stands below the replies: the way to others, the reply box. */
  children: ReactNode;
};

/** The page of a topic: what was asked, and what was answered. */
export function TopicView({ topic, replies, translations, isDemo, note, dialog, children }: Props) {
  const { t } = useWords();
  const choice = useChoice(topic.id);
  const { title } = topic;
  const path = href("/discussion/:topicId", { topicId: topic.id });
  return (
    <div className="mx-auto w-full max-w-3xl">
      <PageTitle page={topic.title ?? t("forum:post.hiddenTopic")} />
      <LinkButton to={href("/discussion")}>
        <span aria-hidden>←</span> {t("forum:back")}
      </LinkButton>
      {dialog}
      <h1 className="mt-4 mb-3 text-2xl leading-tight font-semibold sm:text-3xl">
        {title === null ? (
          <span className="text-ink-soft">{t("forum:post.hiddenTopic")}</span>
        ) : (
          <Translated id={topic.id} of={translations[topic.id]}>
            {(found) => (
              <span
                lang={found?.title && !choice.asWritten ? found.language : topic.original.language}
              >
                <CodedText>{(!choice.asWritten && found?.title) || title}</CodedText>
              </span>
            )}
          </Translated>
        )}
        {topic.answered && (
          <>
            {" "}
            <span className="align-middle text-base">
              <Badge tone="good">{t("forum:list.answered")}</Badge>
            </span>
          </>
        )}
      </h1>
      {note}
      <Post
        post={topic}
        path={path}
        kind="topic"
        translation={translations[topic.id]}
        choice={choice}
        isDemo={isDemo}
      >
        {topic.mine && <AnsweredButton path={path} answered={topic.answered} />}
      </Post>
      <section aria-labelledby="replies" className="mt-6">
        <h2 id="replies" className="label mb-3 border-b-2 border-ink pb-1 text-xl">
          {t("forum:topic.replies")}{" "}
          <span className="figures text-ink-soft">{topic.replyCount}</span>
        </h2>
        {replies.length === 0 && <p className="text-ink-soft">{t("forum:topic.none")}</p>}
        <ol className="grid gap-3">
          {replies.map((reply) => (
            <li key={reply.id}>
              <ReplyPost
                reply={reply}
                path={path}
                translation={translations[reply.id]}
                isDemo={isDemo}
              />
            </li>
          ))}
        </ol>
      </section>
      {children}
    </div>
  );
}

type ReplyProps = {
  reply: ShownPost;
  path: string;
  translation: Translations[string] | undefined;
  isDemo: boolean;
};

function ReplyPost({ reply, path, ...shown }: ReplyProps) {
  const choice = useChoice(reply.id);
  return (
    <Post
      post={reply}
      path={`${path}/replies/${reply.id}`}
      anchor={replyAnchor(reply.id)}
      kind="reply"
      choice={choice}
      {...shown}
    />
  );
}

/** The author's own mark that the question has found its answer. */
function AnsweredButton({ path, answered }: { path: string; answered: boolean }) {
  const { t } = useWords();
  const fetcher = useFetcher<FormAnswer>();
  return (
    <WorkForm
      fetcher={fetcher}
      answer={fetcher.data}
      action={`${path}/answered`}
      className="mr-auto"
    >
      <input type="hidden" name="answered" value={answered ? "no" : "yes"} />
      <SubmitButton kind="quiet" className="text-base" pending={t("forum:topic.marking")}>
        {t(answered ? "forum:topic.markOpen" : "forum:topic.markAnswered")}
      </SubmitButton>
    </WorkForm>
  );
}

type NavProps = {
  path: string;
  earlier: string | null;
  later: boolean;
  last: ShownPost | undefined;
};

/** The way to the replies before and after those shown. */
export function RepliesNav({ path, earlier, later, last }: NavProps) {
  const { t } = useWords();
  const original = useOriginals();
  if (!earlier && !later) return null;
  return (
    <nav aria-label={t("forum:topic.replies")} className="mt-4 flex flex-wrap gap-3">
      {earlier && <LinkButton to={`${path}${original("?")}`}>{t("forum:topic.first")}</LinkButton>}
      {earlier && (
        <LinkButton to={`${path}?until=${earlier}${original("&")}`}>
          {t("forum:topic.earlier")}
        </LinkButton>
      )}
      {later && last && (
        <LinkButton to={`${path}?after=${last.createdAt}_${last.id}${original("&")}`}>
          {t("forum:topic.later")}
        </LinkButton>
      )}
      {later && (
        <LinkButton to={`${path}?page=last${original("&")}`}>{t("forum:topic.last")}</LinkButton>
      )}
    </nav>
  );
}
