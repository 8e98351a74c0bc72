import { href, useFetcher } from "react-router";
import { mayMove, partStates, type Standing, type Target } from "#app/features/parts/part.ts";
import { Button } from "#app/ui/button.tsx";
import { type FormAnswer, WorkForm } from "#app/ui/form/form.tsx";
import { useWords } from "#app/ui/words.ts";

type Props = {
  jobId: string;
  lineId: string;
  /** Name of the part on this page, for screen readers. */
  name: string;
  standing: Standing;
  isOffice: boolean;
  /** Offered states, if not all. */
  only?: readonly Target[];
};

const targets: readonly Target[] = [...partStates, "none"];

/** Buttons for the next states of a part, the most likely one first. */
export function MoveButtons({ jobId, lineId, name, standing, isOffice, only = targets }: Props) {
  const { t } = useWords();
  const fetcher = useFetcher<FormAnswer>();
  const { state, isOrdered } = standing;
  const offered = only
    .filter((to) => mayMove(standing, to, isOffice))
    .sort((one, other) => Number(isBack(state, one)) - Number(isBack(state, other)));
  if (offered.length === 0) return null;
  const label = (to: Target) =>
    t(
      to === "needed" && state === "ordered"
        ? "parts:ofJob.again"
        : to === "needed" && state === "here"
          ? "parts:ofJob.to.ordered"
          : `parts:ofJob.to.${to}`,
    );
  return (
    <WorkForm
      fetcher={fetcher}
      answer={fetcher.data}
      action={href("/repair-cms/:jobId/parts", { jobId })}
      className="flex flex-wrap gap-2"
    >
      <input type="hidden" name="line" value={lineId} />
      <input type="hidden" name="from" value={(state ?? "none") + (isOrdered ? "+" : "")} />
      {offered.map((to) => (
        <Button
          key={to}
          type="submit"
          name="to"
          value={to}
          kind={isBack(state, to) ? "quiet" : "plain"}
          aria-label={t("parts:ofJob.toOf", { move: label(to), part: name })}
        >
          {label(to)}
        </Button>
      ))}
    </WorkForm>
  );
}

/** Whether a part moves back: then its button is secondary. */
function isBack(from: Standing["state"], to: Target): boolean {
  const place = (one: Target | null) =>
    one === null || one === "none" ? -1 : partStates.indexOf(one);
  return place(to) < place(from);
}
