import { href, useFetcher } from "react-router";
import { type FormAnswer, SubmitButton, WorkForm } from "#app/ui/form/form.tsx";
import { useWords } from "#app/ui/words.ts";
import type { Message } from "#app/values/word-key.ts";

/** Checks the videos that were checked longest ago on YouTube, and shows the result. */
export function CheckButton() {
  const { t } = useWords();
  const fetcher = useFetcher<FormAnswer & { message?: Message }>();
  const message = fetcher.state === "idle" ? fetcher.data?.message : undefined;
  return (
    <WorkForm
      fetcher={fetcher}
      answer={fetcher.data}
      action={href("/admin/videos/check")}
      className="flex flex-wrap items-center gap-3"
    >
      <SubmitButton kind="plain" pending={t("videos:admin.checking")}>
        {t("videos:admin.check")}
      </SubmitButton>
      <p role="status" className="text-base text-ink-soft empty:hidden">
        {message && t(message)}
      </p>
    </WorkForm>
  );
}
