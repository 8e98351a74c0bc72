import { href, Link } from "react-router";
import { CodeLink } from "#app/ui/text/coded-text.tsx";
import { useWords } from "#app/ui/words.ts";
import type { ChatData } from "./panel.ts";
import { usePanelAddress } from "./use-panel-address.ts";

/** The job that the question is about. */
export function AboutJob({ job }: { job: NonNullable<ChatData["job"]> }) {
  const { t } = useWords();
  const page = usePanelAddress();
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-md border border-line bg-steel px-3 py-1">
      <input type="hidden" name="job" value={job.id} />
      <span className="label text-ink-soft">{t("assistant:panel.job")}</span>
      <Link
        to={href("/repair-cms/:jobId", { jobId: job.id })}
        className="inline-flex min-h-11 items-center font-semibold underline underline-offset-2"
      >
        {job.title}
      </Link>
      {job.codes.map((code) => (
        <CodeLink key={code} code={code} jobId={job.id} />
      ))}
      <Link
        to={`${page}#assistant`}
        className="inline-flex min-h-11 items-center text-ink-soft underline underline-offset-2 sm:ml-auto"
      >
        {t("assistant:panel.noJob")}
      </Link>
    </p>
  );
}
