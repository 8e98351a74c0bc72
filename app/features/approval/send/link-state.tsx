import { href } from "react-router";
import type { JobLinkState } from "#app/features/repair/job.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { Moment } from "#app/ui/when.tsx";
import { useWords } from "#app/ui/words.ts";

type Props = { job: { id: string; linkState: JobLinkState | null; linkAt: Date | null } };

/** Leads to what was sent to the customer or asked by them, and says what happened last. */
export function SendLink({ job: { id: jobId, linkState, linkAt } }: Props) {
  const { t } = useWords();
  const isAsked = linkState === "asked" || linkState === "answered";
  return (
    <LinkButton
      to={
        isAsked
          ? href("/repair-cms/:jobId/questions", { jobId })
          : href("/repair-cms/:jobId/send", { jobId })
      }
    >
      {t(linkState ? `send:last.${linkState}` : "send:button")}
      {linkAt && (
        <span className="text-base">
          · <Moment at={linkAt.getTime()} />
        </span>
      )}
    </LinkButton>
  );
}
