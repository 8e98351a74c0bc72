import { href } from "react-router";
import { SendLink } from "#app/features/approval/send/link-state.tsx";
import { ReviewLink } from "#app/features/repair/texts/review-link.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { useWords } from "#app/ui/words.ts";

type Props = {
  job: Parameters<typeof SendLink>[0]["job"];
  history: Parameters<typeof SendLink>[0]["history"];
  /** How many texts the customer's document waits for. */
  waiting: number;
  may: Record<"ask" | "review" | "send", boolean>;
};

/** What can be done with a job, in its head. */
export function JobActions({ job, history, waiting, may }: Props) {
  const { t } = useWords();
  const { id: jobId } = job;
  return (
    <>
      {may.ask && (
        <LinkButton to={`${href("/assistant")}?job=${jobId}#ask`}>{t("repair:job.ask")}</LinkButton>
      )}
      {may.review && <ReviewLink jobId={jobId} waiting={waiting} />}
      {may.send && <SendLink job={job} history={history} />}
      <LinkButton to={href("/repair-cms/:jobId/edit", { jobId })} preventScrollReset>
        {t("repair:job.editJob")}
      </LinkButton>
    </>
  );
}
