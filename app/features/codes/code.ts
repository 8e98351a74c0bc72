import type { ComponentKey, FailureKey, System } from "./lexicon.ts";

/** A code as stored: the part, the fault, and the place in short names (`b1 s2`, see places.ts). */
export type Row = readonly [
  code: string,
  component: ComponentKey,
  failure: FailureKey,
  place?: string,
];

/** A standard fault code by its parts. `titleOf` and `factsOf` say it in words. */
export type FaultCode = {
  code: string;
  system: System;
  component: ComponentKey;
  failure: FailureKey;
  /** From larger to smaller: bank 1, sensor 2. */
  place: readonly string[];
};
