import type { ReactNode } from "react";
import type { JobStatus } from "#app/features/repair/job.ts";
import type { JobState } from "#app/features/repair/states/state.ts";
import { useWords } from "#app/ui/words.ts";
import type { ShownCard } from "./columns.ts";

/** Where cards are being moved to, by the id of their jobs. */
export type Moves = ReadonlyMap<string, { status: JobStatus; stateId: string | null }>;

type Props = {
  /** The shop's states below the status of the column. */
  below: readonly JobState[];
  jobs: readonly ShownCard[];
  moves: Moves;
  cards: (jobs: readonly ShownCard[], group: JobState | undefined) => ReactNode;
};

/** The cards of a column: those without a state first, then each state. */
export function Groups({ below, jobs, moves, cards }: Props) {
  const { language } = useWords();
  const stateOf = ({ id, stateId }: ShownCard) => {
    const move = moves.get(id);
    return move ? move.stateId : stateId;
  };
  const isBelow = (id: string | null) => below.some((state) => state.id === id);
  return (
    <>
      {cards(
        jobs.filter((job) => !isBelow(stateOf(job))),
        undefined,
      )}
      {below.map((state) => {
        const inside = jobs.filter((job) => stateOf(job) === state.id);
        return (
          <section
            key={state.id}
            aria-label={state.names[language]}
            data-drop={state.id}
            className="group"
          >
            <h3 className="label">
              {state.names[language]} <span className="figures text-ink-soft">{inside.length}</span>
            </h3>
            {cards(inside, state)}
          </section>
        );
      })}
    </>
  );
}
