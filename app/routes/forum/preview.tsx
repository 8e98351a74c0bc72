import { read, type SignedIn, write } from "#app/features/account/guard.server.ts";
import { Preview, type PreviewAnswer } from "#app/features/forum/posts/content-field.tsx";
import { postFormSize, previewForm } from "#app/features/forum/posts/forms.ts";
import { refuse } from "#app/http/answers.ts";
import { answering } from "#app/http/client-write.ts";
import { readForm } from "#app/http/form.ts";
import { PageHeader } from "#app/ui/page/page-header.tsx";
import { readMarkdown } from "#app/ui/text/markdown.ts";
import { useWords } from "#app/ui/words.ts";
import type { Route } from "./+types/preview";

export const loader = read("forum", () => null);

/** Draws what was typed, and keeps nothing of it. */
export const action = write("forum", async ({ request }: Route.ActionArgs & SignedIn) => {
  const form = await readForm(request, previewForm, postFormSize);
  return form.ok ? { ok: true as const, blocks: readMarkdown(form.value.content) } : refuse(form);
});

export const clientAction = answering("forum:form.previewFailed");

/** Without JavaScript: opens in its own tab. */
export default function PreviewPage({ actionData }: Route.ComponentProps) {
  const { t } = useWords();
  const answer: PreviewAnswer = actionData ?? {
    ok: false,
    error: { key: "forum:form.previewEmpty" },
  };
  return (
    <div className="mx-auto w-full max-w-3xl">
      <PageHeader
        title={t("forum:form.previewTitle")}
        lead={answer.ok ? t("forum:form.previewBack") : undefined}
      />
      <Preview answer={answer} />
    </div>
  );
}
