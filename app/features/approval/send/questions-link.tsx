import { href } from "react-router";
import { type Kind, LinkButton } from "#app/ui/button.tsx";
import { useWords } from "#app/ui/words.ts";

type Props = {
  jobId: string;
  /** Questions without a reply. */
  open: number;
  kind?: Kind;
};

/** Leads to what a customer asked, and says how much of it waits for a reply. */
export function QuestionsLink({ jobId, open, kind = "plain" }: Props) {
  const { t } = useWords();
  return (
    <LinkButton kind={kind} to={href("/repair-cms/:jobId/questions", { jobId })}>
      {open > 0 ? t("send:openQuestions", { open }) : t("send:questions")}
    </LinkButton>
  );
}
