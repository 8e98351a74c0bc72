import { href } from "react-router";
import { LinkButton } from "#app/ui/button.tsx";
import { useWords } from "#app/ui/words.ts";
import { placesTaken, walkPlaces } from "./places.ts";

type Props = { jobId: string; points: readonly (string | null)[] };

/** How far the walk-round of a job is, and the way to it; `points` are those of the job's photos. */
export function WalkLink({ jobId, points }: Props) {
  const { t } = useWords();
  return (
    <LinkButton to={href("/repair-cms/:jobId/walk-round", { jobId })}>
      {t("photos:walk.link", { taken: placesTaken(points), of: walkPlaces.length })}
    </LinkButton>
  );
}
