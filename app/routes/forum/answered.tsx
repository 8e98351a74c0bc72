import { href } from "react-router";
import { read, type SignedIn, write } from "#app/features/account/guard.server.ts";
import { ActionError } from "#app/features/forum/posts/action-error.tsx";
import { answeredForm } from "#app/features/forum/posts/forms.ts";
import { setAnswered } from "#app/features/forum/topics/topics.server.ts";
import { attempt, doneAt, notFound, refuse } from "#app/http/answers.ts";
import { answering } from "#app/http/client-write.ts";
import { readForm } from "#app/http/form.ts";
import type { Route } from "./+types/answered";

/** For POST only; a GET shows the topic. */
export const loader = read("forum", () => null);

export const action = write(
  "forum",
  async ({ db, now, request, params, viewer }: Route.ActionArgs & SignedIn) => {
    const form = await readForm(request, answeredForm);
    if (!form.ok) return refuse("forum:topic.notMarked");
    return attempt("forum:topic.notMarked", async () => {
      const set = await setAnswered(db, {
        userId: viewer.id,
        id: params.topicId,
        answered: form.value.answered === "yes",
        now,
      });
      return set
        ? doneAt(request, href("/discussion/:topicId", { topicId: params.topicId }))
        : notFound();
    });
  },
);

export const clientAction = answering("forum:topic.notMarked");

export default ActionError;
