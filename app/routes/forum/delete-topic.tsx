import { href, redirect, useLocation } from "react-router";
import { read, type SignedIn, write } from "#app/features/account/guard.server.ts";
import { findOwnTopic, removeTopic } from "#app/features/forum/topics/topics.server.ts";
import { notFound, refuse } from "#app/http/answers.ts";
import { answering } from "#app/http/client-write.ts";
import { Question } from "#app/ui/form/question.tsx";
import { CodedText } from "#app/ui/text/coded-text.tsx";
import { useWords } from "#app/ui/words.ts";
import type { Route } from "./+types/delete-topic";

export const loader = read("forum", async ({ db, params, viewer }: Route.LoaderArgs & SignedIn) => {
  const topic = (await findOwnTopic(db, viewer.id, params.topicId)) ?? notFound();
  return { title: topic.title };
});

export const action = write(
  "forum",
  { failed: "forum:error.topicNotDeleted" },
  async ({ db, params, viewer }: Route.ActionArgs & SignedIn) => {
    const removed = await removeTopic(db, viewer.id, params.topicId);
    return removed ? redirect(href("/discussion")) : refuse("forum:error.topicNotDeleted", 404);
  },
);

export const clientAction = answering("forum:error.topicNotDeleted");

export default function DeleteTopic({ loaderData, actionData, params }: Route.ComponentProps) {
  const { t } = useWords();
  return (
    <Question
      title={t("forum:delete.topic")}
      text={t("forum:delete.topicQuestion")}
      closeTo={`${href("/discussion/:topicId", { topicId: params.topicId })}${useLocation().search}`}
      answer={actionData}
      confirmLabel={t("ui:delete")}
      pendingLabel={t("ui:deleting")}
    >
      {loaderData && (
        <p>
          <CodedText>{loaderData.title}</CodedText>
        </p>
      )}
      <p>{t("forum:delete.topicGone")}</p>
    </Question>
  );
}
