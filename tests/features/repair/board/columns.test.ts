import fc from "fast-check";
import { expect, test } from "vitest";
import { type Columns, mapColumns, moved } from "#app/features/repair/board/columns.ts";
import { type JobStatus, jobStatuses } from "#app/features/repair/job.ts";

type Card = { id: string; status: JobStatus };

/** Columns with the cards of these ids, from top to bottom; `more` where one is named. */
function columnsOf(ids: Partial<Record<JobStatus, string>>, more?: JobStatus): Columns<Card> {
  const column = (status: JobStatus) => ({
    jobs: [...(ids[status] ?? "")].map((id) => ({ id, status })),
    more: status === more,
  });
  return Object.fromEntries(jobStatuses.map((status) => [status, column(status)])) as Columns<Card>;
}

const shown = (columns: Columns<Card>) =>
  Object.fromEntries(
    jobStatuses.flatMap((status) => {
      const ids = columns[status].jobs.map(({ id }) => id).join("");
      return ids ? [[status, ids]] : [];
    }),
  );
const after = (before: Parameters<typeof columnsOf>[0], moves: Record<string, JobStatus>) =>
  shown(moved(columnsOf(before), new Map(Object.entries(moves))));

test("Without moves the columns are the very same", () => {
  const columns = columnsOf({ pending: "ab" });
  expect(moved(columns, new Map())).toBe(columns);
});

test.each<[string, Parameters<typeof after>, ReturnType<typeof shown>]>([
  [
    "A moved card stands at the top of its new column",
    [{ pending: "ab", completed: "cd" }, { b: "completed" }],
    { pending: "a", completed: "bcd" },
  ],
  [
    "A card can move to an empty column",
    [{ pending: "a" }, { a: "cancelled" }],
    { cancelled: "a" },
  ],
  [
    "A card that is moved to where it is keeps its place",
    [{ pending: "abc" }, { b: "pending" }],
    { pending: "abc" },
  ],
  [
    "Cards that move at once keep their order, by column",
    [
      { pending: "ab", in_progress: "cd", completed: "e" },
      { d: "completed", a: "completed", b: "completed" },
    ],
    { in_progress: "c", completed: "abde" },
  ],
  [
    "Two cards can change places",
    [
      { pending: "ab", completed: "cd" },
      { a: "completed", d: "pending" },
    ],
    { pending: "db", completed: "ac" },
  ],
  [
    "A job that is no longer on the board changes nothing",
    [{ pending: "a" }, { z: "completed" }],
    { pending: "a" },
  ],
])("%s", (_, [before, moves], expected) => {
  expect(after(before, moves)).toEqual(expected);
});

test("A column that has more in the list still has, whatever moves", () => {
  const columns = moved(
    columnsOf({ pending: "a" }, "completed"),
    new Map([["a", "completed" as const]]),
  );
  expect(jobStatuses.filter((status) => columns[status].more)).toEqual(["completed"]);
});

const status = fc.constantFrom(...jobStatuses);
const boards = fc
  .uniqueArray(fc.record({ id: fc.string({ minLength: 1, maxLength: 2 }), status }), {
    selector: ({ id }) => id,
  })
  .map((cards) => {
    const column = (of: JobStatus) => ({
      jobs: cards.filter((card) => card.status === of),
      more: false,
    });
    return Object.fromEntries(jobStatuses.map((of) => [of, column(of)])) as Columns<Card>;
  });

test("No card is lost or doubled, and none changes that is not moved", () => {
  fc.assert(
    fc.property(boards, fc.dictionary(fc.string({ maxLength: 2 }), status), (before, chosen) => {
      const moves = new Map(Object.entries(chosen));
      const columns = moved(before, moves);
      const cardsOf = (of: Columns<Card>) => jobStatuses.flatMap((one) => of[one].jobs);
      const ids = (cards: Card[]) => cards.map(({ id }) => id).sort();
      expect(ids(cardsOf(columns))).toEqual(ids(cardsOf(before)));
      for (const one of jobStatuses)
        for (const card of columns[one].jobs) expect(moves.get(card.id) ?? card.status).toBe(one);
    }),
  );
});

test("Maps the cards of every column, and keeps what each says of the list", () => {
  const columns = mapColumns(columnsOf({ pending: "ab", cancelled: "c" }, "cancelled"), (card) => ({
    ...card,
    overdue: card.id === "b",
  }));
  expect(columns.pending.jobs.map(({ id, overdue }) => [id, overdue])).toEqual([
    ["a", false],
    ["b", true],
  ]);
  expect([columns.cancelled.more, columns.pending.more]).toEqual([true, false]);
});
