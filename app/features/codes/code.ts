import type { ComponentKey, FailureKey, System } from "./lexicon.ts";

/**
 * A code as it is stored: the part of the car, what is wrong with it, and where, in short names (`b1
 * s2`; see places.ts).
 */
export type Row = readonly [
  code: string,
  component: ComponentKey,
  failure: FailureKey,
  place?: string,
];

/**
 * A standardised fault code, taken apart. What it means in words is rendered: `titleOf`, `factsOf`.
 */
export type FaultCode = {
  code: string;
  system: System;
  component: ComponentKey;
  failure: FailureKey;
  /** From the larger to the smaller: bank 1, sensor 2. */
  place: readonly string[];
};
