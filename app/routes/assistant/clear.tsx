import { href, redirect } from "react-router";
import { type SignedIn, write } from "#app/features/account/guard.server.ts";
import { clear } from "#app/features/assistant/answer/answers.server.ts";
import { attempt, done } from "#app/http/answers.ts";
import { answering } from "#app/http/client-write.ts";
import { readForm, stayForm } from "#app/http/form.ts";
import { Question } from "#app/ui/form/question.tsx";
import { useWords } from "#app/ui/words.ts";
import type { Route } from "./+types/clear";

export const action = write(
  "assistant",
  async ({ platform, request, viewer }: Route.ActionArgs & SignedIn) => {
    const form = await readForm(request, stayForm);
    return attempt("assistant:clear.failed", async () => {
      await clear(platform, viewer.id);
      return form.ok && form.value.stay ? done : redirect(`${href("/premium")}?chat=cleared`);
    });
  },
);

export const clientAction = answering("assistant:clear.failed");

export default function ClearChat({ actionData }: Route.ComponentProps) {
  const { t } = useWords();
  return (
    <Question
      title={t("assistant:clear.button")}
      text={t("assistant:clear.question")}
      closeTo={href("/premium")}
      answer={actionData}
      confirmLabel={t("assistant:clear.confirm")}
      pendingLabel={t("assistant:clear.pending")}
    />
  );
}
