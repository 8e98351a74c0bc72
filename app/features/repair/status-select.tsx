import { useFetcher } from "react-router";
import { buttonClass } from "#app/ui/button.tsx";
import type { FormAnswer } from "#app/ui/form.tsx";
import { useWords } from "#app/ui/words.ts";
import { type JobStatus, type JobSummary, jobStatuses, jobTones, workId } from "./job.ts";

const tones = {
  good: "border-good bg-good-soft text-good",
  busy: "border-busy bg-busy-soft text-busy",
  bad: "border-bad bg-bad-soft text-bad",
  plain: "border-line-strong bg-steel text-ink",
};

type Props = {
  job: Pick<JobSummary, "id" | "number" | "status">;
  /** Where to come back to without JavaScript. */
  back: string;
};

/** The status of a job, changed on the spot: shown at once, taken back with the reason when it could not be saved. */
export function StatusSelect({ job, back }: Props) {
  const { say } = useWords();
  const fetcher = useFetcher<FormAnswer>();
  const chosen = fetcher.formData?.get("status") as JobStatus | null | undefined;
  const refusal = fetcher.state === "idle" && fetcher.data?.ok === false ? fetcher.data : undefined;
  const shown = chosen ?? job.status;

  return (
    <fetcher.Form method="post" action={`/repair-cms/${job.id}/status`} className="grid gap-1">
      <div className="flex items-center gap-2">
        <select
          // A browser keeps the choice of a select across a reload; the row's own status counts.
          key={job.status}
          name="status"
          autoComplete="off"
          aria-label={say("repair:jobs.statusOf", { workId: workId(job.number) })}
          aria-busy={chosen ? true : undefined}
          aria-invalid={refusal ? true : undefined}
          value={shown}
          onChange={(event) => fetcher.submit(event.currentTarget.form)}
          className={`label min-h-11 max-w-full rounded-md border px-2 text-base aria-busy:opacity-70 ${tones[jobTones[shown]]}`}
        >
          {jobStatuses.map((status) => (
            <option key={status} value={status} className="bg-card text-ink">
              {say(`repair:jobs.status.${status}`)}
            </option>
          ))}
        </select>
        <noscript>
          <input type="hidden" name="back" value={back} />
          <button type="submit" className={buttonClass("plain")}>
            {say("ui:save")}
          </button>
        </noscript>
        {chosen && (
          <span role="status" className="text-sm text-ink-soft">
            {say("ui:saving")}
          </span>
        )}
      </div>
      {refusal?.error && (
        <p role="alert" className="font-medium text-bad">
          {say(refusal.error)}
          {refusal.signIn && (
            <>
              {" "}
              <a className="underline" href={`/login?to=${encodeURIComponent(back)}`}>
                {say("account:session.signInAgain")}
              </a>
            </>
          )}
        </p>
      )}
    </fetcher.Form>
  );
}
