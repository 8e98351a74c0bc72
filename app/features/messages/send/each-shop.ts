import pLimit from "p-limit";

/** How many shops one run looks after at once, and how long each of them has; milliseconds. */
const shopsAtOnce = 6;
const shopMs = 20_000;

/**
 * Does the work of each shop, several at once, so that an account that hangs holds up no other. What a
 * shop cannot do in its time stays due for the next run. `now` in milliseconds.
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
