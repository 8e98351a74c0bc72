import { href, useFetcher } from "react-router";
import { Button } from "#app/ui/button.tsx";
import type { FormAnswer } from "#app/ui/form/form.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Back, SignInAgain } from "#app/ui/page/here.tsx";
import { useWords } from "#app/ui/words.ts";

type Props = { job: { id: string; statusVersion: number }; className: string | undefined };

/** Sets the job to completed, as the status above does. */
export function Finish({ job, className }: Props) {
  const { t } = useWords();
  const fetcher = useFetcher<FormAnswer>();
  const refusal = fetcher.state === "idle" && fetcher.data?.ok === false ? fetcher.data : undefined;
  return (
    <fetcher.Form
      method="post"
      action={href("/repair-cms/:jobId/status", { jobId: job.id })}
      className={`grid gap-2 ${className ?? ""}`}
    >
      <input type="hidden" name="version" value={job.statusVersion} />
      <noscript>
        <Back />
      </noscript>
      <Button
        type="submit"
        name="status"
        value="completed"
        kind="primary"
        pending={fetcher.formData && t("ui:saving")}
      >
        {t("repair:job.finish")}
      </Button>
      {refusal?.error && (
        <Notice kind="error">
          {t(refusal.error)} {refusal.signIn && <SignInAgain />}
        </Notice>
      )}
    </fetcher.Form>
  );
}
