import { href } from "react-router";
import { LinkButton } from "#app/ui/button.tsx";
import { useWayBack } from "#app/ui/page/way-back.ts";
import { useWords } from "#app/ui/words.ts";

/** The way from a job to the list that it was opened from. */
export function BackToJobs({ list = href("/repair-cms") }: { list?: string }) {
  const { t } = useWords();
  return (
    <LinkButton {...useWayBack(list)} kind="plain">
      <span aria-hidden>←</span> {t("repair:job.back")}
    </LinkButton>
  );
}
