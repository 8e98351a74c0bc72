import { href } from "react-router";
import { read, type SignedIn, write } from "#app/features/account/guard.server.ts";
import { ActionError } from "#app/features/forum/posts/action-error.tsx";
import { answeredForm } from "#app/features/forum/posts/forms.ts";
import { setAnswered } from "#app/features/forum/topics/topics.server.ts";
import { doneAt, notFound } from "#app/http/answers.ts";
import { answering } from "#app/http/client-write.ts";
import type { Route } from "./+types/answered";

export const loader = read("forum", () => null);

export const action = write(
  "forum",
  { button: answeredForm, failed: "forum:topic.notMarked" },
  async ({ db, now, request, params, viewer }: Route.ActionArgs & SignedIn, value) => {
    const set = await setAnswered(db, {
      userId: viewer.id,
      id: params.topicId,
      answered: value.answered === "yes",
      now,
    });
    return set
      ? doneAt(request, href("/discussion/:topicId", { topicId: params.topicId }))
      : notFound();
  },
);

export const clientAction = answering("forum:topic.notMarked");

export default ActionError;
