import fc from "fast-check";

/**
 * How often something is tried: `usual` among the fast tests, as often as `npm run torture` says
 * there.
 */
export const tries = (usual: number): number => Number(process.env.LLAVE_TRIES ?? usual);

/** Seed of all random draws in a run. SEED repeats a run. */
const seed = Number(process.env.SEED ?? Math.floor(Math.random() * 2 ** 31));
if (process.env.SEED) fc.configureGlobal({ seed });

let state = seed;

/** As Math.random, but the same again for the same seed (mulberry32). */
export function chance(): number {
  state = (state + 0x6d2b79f5) | 0;
  let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
}

/** A whole number from 0, below `end`. */
export const below = (end: number): number => Math.floor(chance() * end);

/** Draws an element of the list. */
export const pick = <One>(list: readonly One[]): One => list[below(list.length)]!;

/** So many values, others at every call. */
export const draw = <Value>(arbitrary: fc.Arbitrary<Value>, count: number): Value[] =>
  fc.sample(arbitrary, { numRuns: count, seed: below(2 ** 31) });
