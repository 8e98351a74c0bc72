/**
 * Tables that a test takes away, so that what asks for them fails as it would when the database
 * does (R3).
 */
export type Away = {
  /** Until the end of the test, or `bringBack`. */
  takeAway: (table: string) => Promise<void>;
  bringBack: () => Promise<void>;
  /** While something is done. */
  without: <Result>(table: string, work: () => Promise<Result>) => Promise<Result>;
};

export function awayFrom(d1: D1Database): Away {
  const away: string[] = [];
  const takeAway = async (table: string) => {
    await d1.exec(`ALTER TABLE ${table} RENAME TO ${table}_away`);
    away.push(table);
  };
  const bringBack = async () => {
    for (const table of away.splice(0))
      await d1.exec(`ALTER TABLE ${table}_away RENAME TO ${table}`);
  };
  const without: Away["without"] = async (table, work) => {
    await takeAway(table);
    try {
      return await work();
    } finally {
      await bringBack();
    }
  };
  return { takeAway, bringBack, without };
}
