import { href, redirect } from "react-router";
import { read, type SignedIn, write } from "#app/features/account/guard.server.ts";
import { saveSession } from "#app/features/videos/live/save-session.server.ts";
import { SessionTime } from "#app/features/videos/live/session-time.tsx";
import { findSession } from "#app/features/videos/live/sessions.server.ts";
import { notFound, refuse } from "#app/http/answers.ts";
import { answering } from "#app/http/client-write.ts";
import { Question } from "#app/ui/form/question.tsx";
import { useListAddress } from "#app/ui/page/list-address.ts";
import { useWords } from "#app/ui/words.ts";
import { listQuery } from "#app/values/list-query.ts";
import type { Route } from "./+types/cancel-session";

export const loader = read("admin", async ({ db, params }: Route.LoaderArgs & SignedIn) => {
  const { link: _, ...session } = (await findSession(db, params.sessionId)) ?? notFound();
  return { session };
});

/** Cancels the session in its latest version, also after a concurrent change. */
export const action = write(
  "admin",
  { failed: "videos:live.notSaved" },
  async ({ db, now, request, params, viewer }: Route.ActionArgs & SignedIn) => {
    const cancelled = { actorId: viewer.id, id: params.sessionId, draft: null, now };
    const saved = (await saveSession(db, cancelled)) ?? notFound();
    return saved.ok
      ? redirect(href("/admin/videos/live") + listQuery(new URL(request.url).search))
      : refuse("videos:live.notSaved", 409);
  },
);

export const clientAction = answering("videos:live.notSaved");

export default function CancelSession({
  loaderData: { session },
  actionData,
}: Route.ComponentProps) {
  const { t } = useWords();
  const list = useListAddress(href("/admin/videos/live"));
  return (
    <Question
      title={t("videos:live.cancelTitle")}
      text={t("videos:live.cancelQuestion", { title: session.title })}
      closeTo={list()}
      answer={actionData}
      confirmLabel={t("videos:live.cancel")}
      pendingLabel={t("videos:live.cancelling")}
      keepLabel={t("videos:live.keep")}
    >
      <SessionTime session={session} />
    </Question>
  );
}
