import { href } from "react-router";
import { LinkButton } from "#app/ui/button.tsx";
import { useWords } from "#app/ui/words.ts";

type Props = { jobId: string; waiting: number };

/** Leads to the page of a job's translations; says how many the customer's paper waits for. */
export function ReviewLink({ jobId, waiting }: Props) {
  const { t } = useWords();
  return (
    <LinkButton kind="quiet" to={href("/repair-cms/:jobId/review", { jobId })}>
      {waiting > 0 ? t("repair:texts.reviewWaiting", { waiting }) : t("repair:texts.review")}
    </LinkButton>
  );
}
