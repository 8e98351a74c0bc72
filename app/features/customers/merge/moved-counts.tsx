import { useWords } from "#app/ui/words.ts";
import type { WordKey } from "#app/values/word-key.ts";
import { type JoinedKind, type Moves, movesShown } from "./comparison.ts";

const owners = {
  customers: "merge:compare.owned",
  vehicles: "merge:compare.owners",
} as const satisfies Record<JoinedKind, WordKey>;

/** Number of jobs and vehicles, or owners, that move; of a split: jobs. */
export function MovedCounts({ kind, moves }: { kind: JoinedKind | "split"; moves: Moves }) {
  const { t } = useWords();
  return (
    <dl className="flex flex-wrap gap-x-10 gap-y-3">
      <Count name={t("merge:compare.jobs")} count={moves.jobs} />
      {kind !== "split" && <Count name={t(owners[kind])} count={moves.owners} />}
    </dl>
  );
}

function Count({ name, count }: { name: string; count: number }) {
  const { t } = useWords();
  return (
    <div>
      <dt className="label text-base text-ink-soft">{name}</dt>
      <dd className="figures text-lg">
        {count > movesShown ? t("merge:compare.many", { number: movesShown }) : count}
      </dd>
    </div>
  );
}
