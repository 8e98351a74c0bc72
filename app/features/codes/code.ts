import type { Language } from "#app/values/language.ts";
import type { HazardKey } from "./hazards/hazards.ts";
import type { System } from "./systems.ts";

export type Words = Record<Language, string>;

/**
 * A part of the car, in lower case as inside a sentence. `@` and `@2` in a name are the places of a
 * code's letters and numbers; without them they follow the name.
 */
export type Part = Words & {
  /** The gender of the Spanish name. */
  gender: "m" | "f";
  plural?: true;
  /** The abbreviation that mechanics use in both languages: MAF, TPS. */
  short?: string;
  system: System;
  /** Hazards of any work on it, gravest first. */
  hazards: readonly HazardKey[];
};

/** How the public listings that a title was compared with agree on it. */
export type Agreement = "agreed" | "differs" | "single";

/** Causes by likelihood and checks in order, by their index in `phrases`; hazards of the checks. */
export type FactRecord = {
  /** `P0309 P0310 P0311` */
  codes: string;
  hazards: readonly HazardKey[];
  causes: readonly number[];
  checks: readonly number[];
};

/** The words that codes are said with, by the names that their lines use. */
export type Lexicon = {
  failures: Readonly<Record<string, Words>>;
  places: Readonly<Record<string, Words>>;
  /** Causes and checks, each once. */
  phrases: readonly Words[];
};

/** A standard fault code by its parts. `titleOf` and `factsOf` say it in words. */
export type FaultCode = {
  code: string;
  part: Part;
  failure: string;
  /** Letters and numbers of the part, and places on the car, from larger to smaller. */
  at: readonly string[];
  /** Hazards of its part and of its checks, gravest first. */
  hazards: readonly HazardKey[];
  facts: FactRecord | undefined;
  /** Explanations of its bank, sensor or letters, and of what else it is used for. */
  notes: readonly Words[];
  /** Absent for a code of the library on which the listings agree. */
  agreement: Agreement | undefined;
  lexicon: Lexicon;
};
