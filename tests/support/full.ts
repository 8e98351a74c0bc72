/**
 * Whether everything is tried (`LLAVE_FULL=1`, as `npm run torture` does), and not what the suite
 * of every day has time for.
 */
export const full = process.env.LLAVE_FULL === "1";

/** All of them, or every so many: those that stand first, and then as far apart. */
export const some = <One>(all: readonly One[], every: number): readonly One[] =>
  full ? all : all.filter((_, n) => n % every === 0);
