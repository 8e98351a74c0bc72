import type { MouseEvent } from "react";
import { href, useFetcher } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { TextArea } from "#app/ui/form/field.tsx";
import type { FormAnswer } from "#app/ui/form/form.tsx";
import { Notice } from "#app/ui/notice.tsx";
import type { Block } from "#app/ui/text/markdown.ts";
import { RichText } from "#app/ui/text/rich-text.tsx";
import { useWords } from "#app/ui/words.ts";

/** Answer of the preview's address. */
export type PreviewAnswer = { ok: true; blocks: Block[] } | Exclude<FormAnswer, { ok: true }>;

type Props = {
  label: string;
  defaultValue?: string | undefined;
  rows?: number;
  autoFocus?: boolean;
};

/**
 * Editor of a post, with a preview rendered by the server: below the field, or in a tab of its own
 * without JavaScript.
 */
export function ContentField({ label, defaultValue, rows = 8, autoFocus }: Props) {
  const { t, language } = useWords();
  const preview = useFetcher<PreviewAnswer>();
  const look = (event: MouseEvent<HTMLButtonElement>) => {
    event.preventDefault();
    const content = new FormData(event.currentTarget.form!).get("content");
    preview.submit(
      { content: String(content ?? "") },
      { method: "post", action: href("/discussion/preview") },
    );
  };
  return (
    <div className="grid gap-3">
      <TextArea
        name="content"
        label={label}
        hint={t("forum:form.markdown")}
        required
        rows={rows}
        defaultValue={defaultValue}
        autoFocus={autoFocus}
      />
      <input type="hidden" name="language" value={language} />
      <Button
        type="submit"
        formAction={href("/discussion/preview")}
        formTarget="_blank"
        onClick={look}
        pending={preview.state !== "idle" && t("forum:form.previewing")}
        className="justify-self-start"
      >
        {t("forum:form.preview")}
      </Button>
      <div aria-live="polite">{preview.data && <Preview answer={preview.data} />}</div>
    </div>
  );
}

/** The drawn text, or why there is none. */
export function Preview({ answer }: { answer: PreviewAnswer }) {
  const { t } = useWords();
  if (!answer.ok) {
    const blank = answer.fields?.content?.key === "ui:form.required";
    return (
      <Notice kind="info">
        {t(
          blank
            ? "forum:form.previewEmpty"
            : (answer.fields?.content ?? answer.error ?? "forum:form.previewFailed"),
        )}
      </Notice>
    );
  }
  return (
    <section
      aria-label={t("forum:form.previewTitle")}
      className="rounded-md border border-dashed border-line-strong bg-card p-4"
    >
      <RichText blocks={answer.blocks} />
    </section>
  );
}
