import type { HazardKey } from "#app/features/codes/hazards/hazards.ts";
import type { System } from "#app/features/codes/lexicon.ts";
import type { Name } from "#app/features/codes/name.ts";
import type { Language } from "#app/values/language.ts";

type Words = Record<Language, string>;

/** A part of the car as its file has it; `@` and `@2` in a name stand for a code's designations. */
export type PackedPart = Words &
  Pick<Name, "gender" | "plural"> & {
    system: System;
    hazards: readonly HazardKey[];
  };

/** How the public listings that a title was compared with agree on it. */
export type Agreement = "agreed" | "differs" | "single";

/** What to do about some codes: the hazards of the checks; causes and checks, by their index in `phrases`. */
export type PackedFacts = {
  /** `P0309 P0310 P0311` */
  codes: string;
  hazards: readonly HazardKey[];
  causes: readonly number[];
  checks: readonly number[];
};

/** A file of titles below `public/code-titles`. */
export type Packed = {
  parts: readonly PackedPart[];
  failures: Readonly<Record<string, Words>>;
  places: Readonly<Record<string, Words>>;
  /** `P0B3C 12 range A b1`: code, index of its part, failure, then designations and places. */
  codes: readonly string[];
  /** What else is to be known about a code. */
  notes: Readonly<Record<string, Words>>;
  /** Causes and checks, each once; none in the file of all codes. */
  phrases: readonly Words[];
  facts: readonly PackedFacts[];
  /** Codes on which the listings differ, and those that only one of them has. */
  differs: readonly string[];
  single: readonly string[];
};

const catalogFolder = "/code-titles";

/** The file of a code: those with the same first three characters. */
export const rangeOf = (code: string): string => `${catalogFolder}/${code.slice(0, 3)}.json`;
export const wholeCatalog: string = `${catalogFolder}/all.json`;
