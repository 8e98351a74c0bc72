import { href } from "react-router";
import type { JobLinkState } from "#app/features/repair/job.ts";
import type { JobEvent, JobEventKind } from "#app/features/repair/job-event.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { NearMoment } from "#app/ui/when.tsx";
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

/** Leads to what was sent to the customer and says what became of it; beside it, what was asked. */
export function SendLink({ job, history }: Props) {
  const { t } = useWords();
  const { id: jobId, linkState, openQuestions } = job;
  const { state, at } = lastOf(job, history);
  return (
    <>
      <LinkButton to={href("/repair-cms/:jobId/send", { jobId })}>
        {t(state ? `send:last.${state}` : "send:button")}
        {at && (
          <span className="text-base">
            · <NearMoment at={at} />
          </span>
        )}
      </LinkButton>
      {(openQuestions > 0 || isTalk(linkState)) && (
        <QuestionsLink jobId={jobId} open={openQuestions} />
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

/** What happened last to what was sent, whatever was asked and replied since. */
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
