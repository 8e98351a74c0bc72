import { href, isRouteErrorResponse, Outlet, useMatches } from "react-router";
import { read, type SignedIn } from "#app/features/account/guard.server.ts";
import { InterruptedForm, interruptedBy } from "#app/features/account/interrupted-form.tsx";
import { findTopicRead } from "#app/features/forum/replies/find-topic-read.server.ts";
import { RepliesNav } from "#app/features/forum/replies/replies-nav.tsx";
import { ReplyForm } from "#app/features/forum/replies/reply-form.tsx";
import { TopicMissing } from "#app/features/forum/topics/topic-missing.tsx";
import { TopicView } from "#app/features/forum/topics/topic-view.tsx";
import { BudgetNote } from "#app/features/forum/translation/budget-note.tsx";
import { TranslationNote } from "#app/features/forum/translation/notes.tsx";
import { languageOf } from "#app/i18n/i18n.server.ts";
import { NotLoaded } from "#app/ui/page/not-loaded.tsx";
import { useWords } from "#app/ui/words.ts";
import { formatCursor } from "#app/values/cursor.ts";
import type { Route } from "./+types/topic";

export const loader = read(
  "forum",
  async ({ platform, context, params, request, viewer }: Route.LoaderArgs & SignedIn) => {
    const visit = { topicId: params.topicId, viewer, language: languageOf(context) };
    return findTopicRead(platform, visit, request);
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
