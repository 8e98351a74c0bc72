import type { Cents, Currency } from "#app/values/money.ts";
import type { Choice } from "./decision.ts";

/** Decisions about a job, oldest first, and the quotes that are approved now. */
export type DecidedJob = {
  decisions: readonly {
    choices: readonly Choice[];
    currency: Currency;
    /** Sum of the approved quotes with tax, and the deposit requested then. */
    total: Cents;
    deposit: Cents | null;
  }[];
  approved: readonly string[];
};

/** Reasons for declined quotes by quote id, from the last decision on each. */
export function reasonsOf({ decisions }: Pick<DecidedJob, "decisions">): Map<string, string> {
  const last = new Map(
    decisions.flatMap(({ choices }) => choices.map(({ id, reason }) => [id, reason] as const)),
  );
  return new Map([...last].flatMap(([id, reason]) => (reason ? [[id, reason] as const] : [])));
}
