import { href, Link, useFetcher } from "react-router";
import type { JobStatus } from "#app/features/repair/job.ts";
import type { FormAnswer } from "#app/ui/form/form.tsx";
import { Back, RefusalNotice } from "#app/ui/page/here.tsx";
import { useWords } from "#app/ui/words.ts";
import type { Language } from "#app/values/language.ts";
import type { JobState } from "./state.ts";

type Props = {
  job: {
    id: string;
    status: JobStatus;
    statusVersion: number;
    stateId: string | null;
    customerId: string | null;
    /** The names of its state, also of one that is retired. */
    state: Record<Language, string> | null;
  };
  states: readonly JobState[];
  mayWrite: boolean;
  /** Whether the viewer writes to the customer. */
  mayTell: boolean;
};

const chip =
  "label inline-flex min-h-11 items-center rounded-full border border-line-strong bg-card px-4 text-base text-ink-soft hover:bg-steel hover:text-ink aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-paper";

/** The shop's states below the status of a job, one tap each, and the message that one offers. */
export function StateChips({ job, states, mayWrite, mayTell }: Props) {
  const { t, language } = useWords();
  const fetcher = useFetcher<FormAnswer>();
  const below = states.filter(({ status }) => status === job.status);
  const current = states.find(({ id }) => id === job.stateId);
  const isRetired = job.stateId !== null && !current;
  if (!mayWrite || (below.length === 0 && !isRetired))
    return job.state && <p>{job.state[language]}</p>;
  const saving = fetcher.formData?.get("state");
  const chosen = saving ?? job.stateId ?? job.status;
  const refusal = fetcher.state === "idle" && fetcher.data?.ok === false ? fetcher.data : undefined;
  const message = saving ? undefined : current?.message;
  return (
    <fetcher.Form
      method="post"
      action={href("/repair-cms/:jobId/state", { jobId: job.id })}
      className="grid min-w-0 gap-2"
    >
      <input type="hidden" name="version" value={job.statusVersion} />
      <noscript>
        <Back />
      </noscript>
      <fieldset
        aria-busy={saving ? true : undefined}
        className="flex min-w-0 flex-wrap gap-2 print:hidden"
      >
        <legend className="sr-only">{t("repair:job.state")}</legend>
        {[{ id: job.status, names: undefined }, ...below].map(({ id, names }) => (
          <button
            key={id}
            type="submit"
            name="state"
            value={id}
            aria-pressed={id === chosen}
            className={chip}
          >
            {names?.[language] ?? t("repair:job.noState")}
          </button>
        ))}
        {isRetired && !saving && (
          <span className={`${chip} border-ink text-ink`}>{job.state?.[language]}</span>
        )}
      </fieldset>
      <p className="hidden print:block">{job.state?.[language]}</p>
      <span role="status" className="sr-only">
        {saving && t("ui:saving")}
      </span>
      <RefusalNotice refusal={refusal} />
      {mayTell && message && job.customerId && (
        <Link
          to={`${href("/repair-cms/messages/:conversationId", { conversationId: job.customerId })}?template=${message}&job=${job.id}#write`}
          className="inline-flex min-h-11 w-fit items-center underline print:hidden"
        >
          {t("repair:job.tell")}
        </Link>
      )}
    </fetcher.Form>
  );
}
