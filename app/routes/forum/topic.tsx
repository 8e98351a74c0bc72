import { href, isRouteErrorResponse, Outlet, useMatches } from "react-router";
import { v7 as newId } from "uuid";
import { mayEnter } from "#app/features/account/access.ts";
import { type Reader, read } from "#app/features/account/guard.server.ts";
import { InterruptedForm, interruptedBy } from "#app/features/account/interrupted-form.tsx";
import { readRepliesAsked } from "#app/features/forum/posts/addresses.ts";
import { shownPage } from "#app/features/forum/posts/shown.server.ts";
import { RepliesNav } from "#app/features/forum/replies/replies-nav.tsx";
import { ReplyForm } from "#app/features/forum/replies/reply-form.tsx";
import { findTopicPage } from "#app/features/forum/replies/topic-page.server.ts";
import { TopicMissing } from "#app/features/forum/topics/topic-missing.tsx";
import { TopicView } from "#app/features/forum/topics/topic-view.tsx";
import { noteVisit } from "#app/features/forum/topics/visit.server.ts";
import { visitOf } from "#app/features/forum/topics/visit-of.server.ts";
import { authorsBudget } from "#app/features/forum/translation/budget.server.ts";
import { BudgetNote } from "#app/features/forum/translation/budget-note.tsx";
import { findLimits } from "#app/features/forum/translation/find.server.ts";
import { TranslationNote } from "#app/features/forum/translation/notes.tsx";
import { translationsOf } from "#app/features/forum/translation/page.server.ts";
import { wantsOriginals } from "#app/features/forum/translation/use-choice.ts";
import { notFound } from "#app/http/answers.ts";
import { isPrefetch } from "#app/http/prefetch.ts";
import { languageOf } from "#app/i18n/i18n.server.ts";
import { platformContext } from "#app/platform/context.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { NotLoaded } from "#app/ui/not-loaded.tsx";
import { useWords } from "#app/ui/words.ts";
import { formatCursor } from "#app/values/cursor.ts";
import type { Route } from "./+types/topic";

export const loader = read(
  "forum",
  async ({ context, params, request, viewer }: Route.LoaderArgs & Reader) => {
    const platform = context.get(platformContext);
    const { db, replica, defer, now, ai } = platform;
    const { searchParams } = new URL(request.url);
    const asked = readRepliesAsked(searchParams);
    const mayTranslate = mayEnter("translation", viewer);
    const into = languageOf(context);
    const services = { ai, db, defer, now, readerId: viewer.id };
    const find = (from: Db) =>
      findTopicPage(from, params.topicId, asked, {
        into: mayTranslate ? into : undefined,
      });
    const [copied, writersBudget, limits] = await Promise.all([
      find(replica),
      authorsBudget(db, viewer.id, now()),
      mayTranslate && findLimits(services),
    ]);
    // A topic so new that the copy does not have it yet: the link came faster.
    const page = copied ?? (await find(db)) ?? notFound();
    // What a browser fetches ahead was not looked at, and costs the reader no translation.
    const ahead = isPrefetch(request);
    const storedOnly = ahead || wantsOriginals(searchParams);
    const visit = ahead ? undefined : visitOf(page, viewer.id);
    if (visit) defer(noteVisit(db, viewer.id, page.topic.id, visit));
    const posts = [page.topic, ...page.replies.map(({ reply }) => reply)];
    return {
      ...shownPage(page, viewer, now()),
      mayTranslate,
      isDemo: ai.isDemo,
      foreign: posts.some((post) => post.originalLanguage !== into),
      ...(limits
        ? translationsOf(services, page, { into, storedOnly, limits })
        : { translations: {} }),
      /** The id of the reply that the box will make: sent twice, it makes one. */
      replyId: newId(),
      writersBudget,
    };
  },
);

export default function TopicPage({ loaderData }: Route.ComponentProps) {
  const { t } = useWords();
  const { topic, replies, earlier, later, replyId, budget, writersBudget } = loaderData;
  const replying = useMatches().some(
    ({ handle }) => (handle as { place?: string } | undefined)?.place === "reply",
  );
  const path = href("/discussion/:topicId", { topicId: topic.id });
  return (
    <TopicView
      topic={topic}
      replies={replies}
      translations={loaderData.translations}
      isDemo={loaderData.isDemo}
      note={<TranslationNote {...loaderData} />}
      dialog={!replying && <Outlet />}
    >
      <RepliesNav
        path={path}
        earlier={earlier && formatCursor(earlier)}
        later={later}
        last={replies.at(-1)}
      />
      {topic.hidden === null ? (
        <div className="mt-6 rounded-lg border border-line bg-card p-4 sm:p-6">
          {/* The note above the posts already says that the site has none left. */}
          {!(budget && writersBudget.siteIsOut) && (
            <BudgetNote budget={writersBudget} of="author" />
          )}
          {replying ? (
            <Outlet context={{ replyId }} />
          ) : (
            <ReplyForm topicId={topic.id} id={replyId} />
          )}
        </div>
      ) : (
        <p className="mt-6 text-ink-soft">{t("forum:topic.hiddenNoReplies")}</p>
      )}
    </TopicView>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const interrupted = interruptedBy(error);
  if (interrupted) return <InterruptedForm {...interrupted} />;
  const missing = isRouteErrorResponse(error) && error.status === 404;
  return (
    <div className="mx-auto w-full max-w-3xl">
      {missing ? <TopicMissing /> : <NotLoaded what="forum:topic.repliesNotLoaded" />}
    </div>
  );
}
