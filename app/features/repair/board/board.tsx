import { type ReactNode, useEffect, useRef } from "react";
import { Link, useFetchers } from "react-router";
import { type JobStatus, jobStatuses } from "#app/features/repair/job.ts";
import { type JobSearch, jobsAddress } from "#app/features/repair/list/job-search.ts";
import type { JobState } from "#app/features/repair/states/state.ts";
import { firstScreen, useIsWhole } from "#app/ui/page/first-screen.ts";
import { useChosen } from "#app/ui/page/panels.tsx";
import { useWords } from "#app/ui/words.ts";
import { Card, moveKey, NotMoved } from "./card.tsx";
import { type Columns, moved, type ShownCard } from "./columns.ts";

type Props = {
  columns: Columns<ShownCard>;
  /** States of the shop's own, which group the cards of each column. */
  states: readonly JobState[];
  search: JobSearch;
};

/**
 * The jobs by status. A moved card appears in its new column at once, and returns when the server
 * refuses. A phone shows one column at a time.
 */
export function Board({ columns, states, search }: Props) {
  const { t } = useWords();
  const moves = useMoves(states);
  const statuses = search.canceled ? jobStatuses : usualStatuses;
  const chosen = useChosen(statuses);
  const shown = moved(columns, new Map([...moves].map(([id, { status }]) => [id, status])));
  const isWhole = useIsWhole("64rem");
  const movable = isWhole ? statuses.flatMap((status) => columns[status].jobs) : [];
  const board = useRef<HTMLElement>(null);
  const cards = (jobs: readonly ShownCard[], column: JobStatus, group: JobState | undefined) => (
    <ul>
      {jobs.map((job) => (
        <Card
          key={job.id}
          job={job}
          column={column}
          states={states}
          group={group}
          ofOne={search.technician !== undefined}
        />
      ))}
    </ul>
  );
  useDragging(board);
  useFocusOnMoved(board, moves);
  return (
    <section ref={board} aria-label={t("board:label")}>
      {movable
        .sort((one, other) => one.number - other.number)
        .map((job) => (
          <NotMoved key={job.id} job={job} />
        ))}
      <nav aria-label={t("board:columns")} className="board-tabs">
        {statuses.map((status, nth) => (
          <a
            key={status}
            href={`#${status}`}
            data-drop={status}
            aria-current={status === (chosen ?? statuses[0]) ? "true" : undefined}
            data-nth={nth}
          >
            {t(`repair:jobs.status.${status}`)}{" "}
            <span className="figures">{countOf(shown[status])}</span>
          </a>
        ))}
      </nav>
      <div className={chosen ? "board chosen" : "board"}>
        {statuses.map((status) => (
          <section
            key={status}
            id={status}
            data-drop={status}
            data-chosen={status === chosen ? "" : undefined}
            aria-label={t(`repair:jobs.status.${status}`)}
            className="panel"
          >
            <h2 className="label text-lg">
              {t(`repair:jobs.status.${status}`)}{" "}
              <span className="figures text-ink-soft">{countOf(shown[status])}</span>
            </h2>
            {status === "completed" && (
              <p className="text-base text-ink-soft">{t("board:recent")}</p>
            )}
            <Groups
              below={states.filter((state) => state.status === status)}
              jobs={isWhole ? shown[status].jobs : status === chosen ? firstOf(shown[status]) : []}
              moves={moves}
              cards={(jobs, group) => cards(jobs, status, group)}
            />
            {shown[status].jobs.length === 0 && <p className="text-ink-soft">{t("board:empty")}</p>}
            {(shown[status].more || status === "completed") && (
              <Link
                to={jobsAddress.href({ status, technician: search.technician })}
                className="inline-flex min-h-11 items-center underline"
              >
                {t("board:all", { status: t(`repair:jobs.status.${status}`) })}
              </Link>
            )}
          </section>
        ))}
      </div>
    </section>
  );
}

/** Canceled jobs are shown on request; a card's menu can always move one there. */
const usualStatuses = jobStatuses.filter((status) => status !== "cancelled");

const firstOf = ({ jobs }: { jobs: readonly ShownCard[] }) => jobs.slice(0, firstScreen());

const countOf = ({ jobs, more }: { jobs: readonly unknown[]; more: boolean }) =>
  more ? `${jobs.length}+` : jobs.length;

/** Moves that the server has not answered yet, by job id. */
function useMoves(states: readonly JobState[]): Moves {
  const fetchers = useFetchers();
  const moves = new Map<string, { status: JobStatus; stateId: string | null }>();
  for (const { key, formData } of fetchers) {
    const to = formData?.get("state") ?? formData?.get("status");
    const state = states.find(({ id }) => id === to);
    const status = state?.status ?? jobStatuses.find((one) => one === to);
    if (status && key.startsWith(moveKey("")))
      moves.set(key.slice(moveKey("").length), { status, stateId: state?.id ?? null });
  }
  return moves;
}

/** The code of dragging, which the board alone loads. */
function useDragging(board: { current: HTMLElement | null }): void {
  useEffect(() => {
    const over = new AbortController();
    const { current } = board;
    import("./drag.client.ts")
      .then(({ dragCards }) => current && dragCards(current, over.signal))
      .catch(() => undefined); // The menu on each card moves it too.
    return () => over.abort();
  }, [board]);
}

/** A card in another column is another element: the focus follows to it. */
function useFocusOnMoved(board: { current: HTMLElement | null }, moves: Moves): void {
  const last = useRef<string>(undefined);
  useEffect(() => {
    const id = [...moves.keys()].at(-1) ?? last.current;
    if (id && (document.activeElement ?? document.body) === document.body)
      board.current?.querySelector<HTMLElement>(`[data-card="${id}"] [data-handle]`)?.focus();
    last.current = moves.size > 0 ? id : undefined;
  });
}

/** Target of each move, by job id. */
type Moves = ReadonlyMap<string, { status: JobStatus; stateId: string | null }>;

type GroupsProps = {
  /** The shop's states below the status of the column. */
  below: readonly JobState[];
  jobs: readonly ShownCard[];
  moves: Moves;
  cards: (jobs: readonly ShownCard[], group: JobState | undefined) => ReactNode;
};

/** The cards of a column: those without a state first, then each state. */
function Groups({ below, jobs, moves, cards }: GroupsProps) {
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
