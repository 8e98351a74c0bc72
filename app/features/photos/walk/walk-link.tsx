import { href } from "react-router";
import { LinkButton } from "#app/ui/button.tsx";
import { useWords } from "#app/ui/words.ts";
import { walkPlaces } from "./places.ts";

type Props = { jobId: string; taken: number };

/** How far the walk-round of a job is, and the way to it. `taken`: its places that have a photo. */
export function WalkLink({ jobId, taken }: Props) {
  const { t } = useWords();
  return (
    <LinkButton to={href("/repair-cms/:jobId/walk-round", { jobId })}>
      {t("photos:walk.link", { taken, of: walkPlaces.length })}
    </LinkButton>
  );
}
