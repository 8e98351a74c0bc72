import { href } from "react-router";
import { SendLinks } from "#app/features/approval/send/link-state.tsx";
import { buttonClass, LinkButton } from "#app/ui/button.tsx";
import { MoreMenu } from "#app/ui/more-menu.tsx";
import { useWords } from "#app/ui/words.ts";

type Props = {
  job: Parameters<typeof SendLinks>[0]["job"];
  /** Texts that still need a translation for the customer's document. */
  waiting: number;
  may: Record<"ask" | "review" | "send" | "delete", boolean>;
};

/** Actions of a job besides its next step. */
export function JobActions({ job, waiting, may }: Props) {
  const { t } = useWords();
  const { id: jobId } = job;
  return (
    <MoreMenu label={t("repair:job.more")}>
      <LinkButton kind="quiet" to={href("/repair-cms/:jobId/edit", { jobId })} preventScrollReset>
        {t("repair:job.editJob")}
      </LinkButton>
      {may.send && <SendLinks job={job} />}
      {may.review && (
        <LinkButton kind="quiet" to={href("/repair-cms/:jobId/review", { jobId })}>
          {waiting > 0 ? t("repair:texts.reviewWaiting", { waiting }) : t("repair:texts.review")}
        </LinkButton>
      )}
      {may.ask && (
        <LinkButton kind="quiet" to={`${href("/assistant")}?job=${jobId}#ask`}>
          {t("repair:job.ask")}
        </LinkButton>
      )}
      <a className={buttonClass("quiet")} href={href("/repair-cms/:jobId/tag", { jobId })} download>
        {t("print:tag.print")}
      </a>
      {may.delete && (
        <LinkButton
          kind="danger"
          to={href("/repair-cms/:jobId/delete", { jobId })}
          preventScrollReset
        >
          {t("repair:job.deleteJob")}
        </LinkButton>
      )}
    </MoreMenu>
  );
}
