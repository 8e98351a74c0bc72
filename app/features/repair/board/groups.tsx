import type { JobStatus } from "#app/features/repair/job.ts";
import type { JobState } from "#app/features/repair/states/state.ts";
import { useWords } from "#app/ui/words.ts";
import { Card } from "./card.tsx";
import type { ShownCard } from "./columns.ts";

/** Where cards are being moved to, by the id of their jobs. */
export type Moves = ReadonlyMap<string, { status: JobStatus; stateId: string | null }>;

type Props = {
  status: JobStatus;
  states: readonly JobState[];
  jobs: readonly ShownCard[];
  moves: Moves;
  ofOne: boolean;
};

/** The cards of a column: those without a state first, then each state of the shop's below it. */
export function Groups({ status, states, jobs, moves, ofOne }: Props) {
  const { language } = useWords();
  const below = states.filter((state) => state.status === status);
  const stateOf = ({ id, stateId }: ShownCard) => {
    const move = moves.get(id);
    return move ? move.stateId : stateId;
  };
  const cards = (state: JobState | undefined) => (
    <ul>
      {jobs
        .filter((job) => below.find(({ id }) => id === stateOf(job)) === state)
        .map((job) => (
          <Card
            key={job.id}
            job={job}
            column={status}
            states={states}
            group={state}
            ofOne={ofOne}
          />
        ))}
    </ul>
  );
  return (
    <>
      {cards(undefined)}
      {below.map((state) => (
        <section
          key={state.id}
          aria-label={state.names[language]}
          data-drop={state.id}
          className="group"
        >
          <h3 className="label">
            {state.names[language]}{" "}
            <span className="figures text-ink-soft">
              {jobs.filter((job) => stateOf(job) === state.id).length}
            </span>
          </h3>
          {cards(state)}
        </section>
      ))}
    </>
  );
}
