import { AsyncLocalStorage } from "node:async_hooks";

// The queries of a page or a write may start before it is certain who asks
// (docs/decisions/0141-one-round-trip.md). Until it is, they only read: whatever writes, sends, asks
// outside, costs or is logged waits here, in each service, so that no loader and no action needs to
// know.
const confirmations = new AsyncLocalStorage<Promise<void>>();

/** The viewer was another than expected: what waited for it does not happen. */
export class Unconfirmed extends Error {}

/** Whether something failed because of that, wherever Drizzle hid the error. */
export function isUnconfirmed(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause)
    if (at instanceof Unconfirmed) return true;
  return false;
}

/** Does `work`, of which everything but reading waits for `confirmed`, and fails when that does. */
export const runEarly = <Result>(confirmed: Promise<void>, work: () => Result): Result =>
  confirmations.run(confirmed, work);

/** What is waited for, if anything is. */
export const currentConfirmation = (): Promise<void> | undefined => confirmations.getStore();

/** Before every side effect. @throws Unconfirmed when it must not happen */
export const untilConfirmed = async (): Promise<void> => confirmations.getStore();

/** The function, waiting like that. */
export const whenConfirmed =
  <Args extends unknown[], Result>(act: (...args: Args) => Promise<Result>) =>
  (...args: Args): Promise<Result> => {
    const waiting = confirmations.getStore();
    return waiting ? waiting.then(() => act(...args)) : act(...args);
  };
