import { href, Link } from "react-router";
import type { JobLinkState } from "#app/features/repair/job.ts";
import type { JobEvent, JobEventKind } from "#app/features/repair/page/job-event.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { NearMoment } from "#app/ui/text/when.tsx";
import { useWords } from "#app/ui/words.ts";
import { QuestionsLink } from "./questions-link.tsx";

type SentState = Exclude<JobLinkState, "asked" | "answered">;

type Props = {
  job: {
    id: string;
    linkState: JobLinkState | null;
    linkAt: Date | null;
    openQuestions: number;
  };
  /** The newest first. */
  history: readonly JobEvent[];
};

/** State of the job's newest link, linked to the page that sends; nothing before the first link. */
export function LinkStateLine({ job, history }: Props) {
  const { t } = useWords();
  const { state, at } = lastOf(job, history);
  if (!state) return null;
  return (
    <p className="print:hidden">
      <Link
        to={href("/repair-cms/:jobId/send", { jobId: job.id })}
        className="inline-flex min-h-11 items-center underline"
      >
        <span>
          {t(`send:last.${state}`)}
          {at && (
            <>
              {" · "}
              <NearMoment at={at} />
            </>
          )}
        </span>
      </Link>
    </p>
  );
}

/** Leads to what can be sent to the customer, and to what they asked. */
export function SendLinks({ job }: Pick<Props, "job">) {
  const { t } = useWords();
  const { id: jobId, linkState, openQuestions } = job;
  return (
    <>
      <LinkButton kind="quiet" to={href("/repair-cms/:jobId/send", { jobId })}>
        {t("send:button")}
      </LinkButton>
      {(openQuestions > 0 || isTalk(linkState)) && (
        <QuestionsLink jobId={jobId} open={openQuestions} kind="quiet" />
      )}
    </>
  );
}

const isTalk = (state: JobLinkState | null): state is "asked" | "answered" =>
  state === "asked" || state === "answered";

const kinds = {
  sent: "linkSent",
  opened: "linkOpened",
  decided: "linkDecided",
  revoked: "linkRevoked",
} as const satisfies Record<SentState, JobEventKind>;

/** Last event of the newest link, not counting questions and replies. */
function lastOf({ linkState, linkAt }: Props["job"], history: Props["history"]) {
  if (linkState === null) return { state: undefined, at: undefined };
  const when = (state: SentState) => history.find(({ what }) => what === kinds[state])?.at;
  if (!isTalk(linkState)) return { state: linkState, at: when(linkState) ?? linkAt?.getTime() };
  const state = (["decided", "revoked", "sent"] as const).reduce<SentState>(
    (last, one) => ((when(one) ?? 0) > (when(last) ?? 0) ? one : last),
    "sent",
  );
  return { state, at: when(state) };
}
