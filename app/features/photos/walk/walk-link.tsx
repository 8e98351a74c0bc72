import { href } from "react-router";
import { LinkButton } from "#app/ui/button.tsx";
import { useWords } from "#app/ui/words.ts";
import { walkPlaces } from "./places.ts";

type Props = { jobId: string; taken: number };

/**
 * Progress of a job's walk-round, and the link to it. `taken`: the number of places with a photo.
 */
export function WalkLink({ jobId, taken }: Props) {
  const { t } = useWords();
  return (
    <LinkButton to={href("/repair-cms/:jobId/walk-round", { jobId })}>
      {t("photos:walk.link", { taken, of: walkPlaces.length })}
    </LinkButton>
  );
}
