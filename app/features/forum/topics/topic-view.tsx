import { type ReactNode, useEffect, useState } from "react";
import { href, useFetcher } from "react-router";
import { replyAnchor } from "#app/features/forum/posts/addresses.ts";
import { Post } from "#app/features/forum/posts/post.tsx";
import type { Promised, ShownPost, Translations } from "#app/features/forum/posts/shown.ts";
import { Translated } from "#app/features/forum/translation/translated.tsx";
import { useChoice } from "#app/features/forum/translation/use-choice.ts";
import { Badge } from "#app/ui/badge.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { type FormAnswer, SubmitButton, WorkForm } from "#app/ui/form/form.tsx";
import { PageTitle } from "#app/ui/page/page-title.tsx";
import { CodedText } from "#app/ui/text/coded-text.tsx";
import { useWords } from "#app/ui/words.ts";

/** A topic with its title, null if hidden. */
type ShownTopic = ShownPost & { title: string | null; answered: boolean; replyCount: number };

type Props = {
  topic: ShownTopic;
  replies: readonly ShownPost[];
  translations: Translations;
  /** Whether the stand-in translates. */
  isDemo: boolean;
  /** Above the posts: the note on translation. */
  note: ReactNode;
  /** An open dialog. */
  dialog: ReactNode;
  /** Below the replies: navigation and the reply form. */
  children: ReactNode;
};

/** The page of a topic with its replies. */
export function TopicView({ topic, replies, translations, isDemo, note, dialog, children }: Props) {
  const { t } = useWords();
  const choice = useChoice(topic.id);
  const { title } = topic;
  const translated = useTranslatedTitle(translations[topic.id]);
  const shownTitle = title && ((!choice.asWritten && translated) || title);
  const path = href("/discussion/:topicId", { topicId: topic.id });
  return (
    <div className="mx-auto w-full max-w-3xl">
      <PageTitle page={shownTitle ?? t("forum:post.hiddenTopic")} />
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

/** The translated title; one that the page streams, once it is there. */
function useTranslatedTitle(of: Translations[string] | undefined): string | null {
  const [streamed, setStreamed] = useState<{ of: typeof of; title: string | null }>();
  useEffect(() => {
    if (!(of instanceof Promise)) return;
    let left = false;
    const show = (found: Promised) =>
      !left && found && found !== "later" && setStreamed({ of, title: found.title });
    of.then(show, () => {}); // The original stays.
    return () => {
      left = true;
    };
  }, [of]);
  if (!(of instanceof Promise)) return of?.title ?? null;
  return streamed?.of === of ? streamed.title : null;
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

/** Marks a topic as answered, or reopens it; for its author. */
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
