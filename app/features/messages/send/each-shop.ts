import pLimit from "p-limit";

/** Shops that one run serves concurrently, and the timeout of each; milliseconds. */
const shopsAtOnce = 6;
const shopMs = 20_000;

/**
 * Does the work of each shop, several concurrently, so that an account that hangs delays no other.
 * Unfinished work stays due for the next run. `now` in milliseconds.
 */
export async function eachShop<Row extends { shopId: string }>(
  rows: readonly Row[],
  now: () => number,
  work: (row: Row) => Promise<unknown>,
): Promise<void> {
  const ofShop = Map.groupBy(rows, ({ shopId }) => shopId);
  const limit = pLimit(shopsAtOnce);
  const one = async (due: readonly Row[]) => {
    const until = now() + shopMs;
    for (const row of due) {
      if (now() >= until) return;
      await work(row);
    }
  };
  await Promise.all([...ofShop.values()].map((due) => limit(one, due)));
}
