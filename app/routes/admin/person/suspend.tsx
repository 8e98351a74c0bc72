import { href, useRouteLoaderData } from "react-router";
import { read, type Writer, write } from "#app/features/account/guard.server.ts";
import { suspend } from "#app/features/admin/changes/access.server.ts";
import { answeredQuestion } from "#app/features/admin/changes/answer.server.ts";
import { questionForm } from "#app/features/admin/forms.ts";
import { displayName } from "#app/features/admin/people/person.ts";
import { attempt } from "#app/http/answers.ts";
import { answering } from "#app/http/client-write.ts";
import { readForm } from "#app/http/form.ts";
import { platformContext } from "#app/platform/context.ts";
import { Question } from "#app/ui/question.tsx";
import { useWords } from "#app/ui/words.ts";
import type { Route } from "./+types/suspend";
import type { loader as person } from "./person.tsx";

export const loader = read("admin", () => null);

export const action = write(
  "admin",
  async ({ request, context, params, viewer }: Route.ActionArgs & Writer) => {
    const form = await readForm(request, questionForm);
    const { db, now } = context.get(platformContext);
    return attempt("admin:users.notUpdated", async () => {
      const outcome = await suspend(db, { id: viewer.id, now: now() }, params.userId);
      return answeredQuestion(outcome, {
        id: params.userId,
        done: "suspended",
        stay: form.ok && form.value.stay,
      });
    });
  },
);

export const clientAction = answering("admin:users.notUpdated");

export default function Suspend({ actionData, params }: Route.ComponentProps) {
  const { t } = useWords();
  const shown = useRouteLoaderData<typeof person>("routes/admin/person/person");
  if (!shown) return null;
  return (
    <Question
      title={t("admin:suspend.do")}
      text={t("admin:suspend.question", { who: displayName(shown.person) })}
      closeTo={href("/admin/users/:userId", { userId: params.userId })}
      answer={actionData}
      confirmLabel={t("admin:suspend.do")}
      pendingLabel={t("admin:suspend.doing")}
    >
      <p>{t("admin:suspend.text")}</p>
    </Question>
  );
}
