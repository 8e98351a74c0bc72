import type { Facts } from "./facts/facts.ts";
import type { HazardText } from "./hazards/hazards.ts";
import type { System } from "./lexicon.ts";

/** A code as lists show it; `hazards`: their names, gravest first. */
export type Listed = { code: string; title: string; hazards: string[] };

/** A page about one code, in one language. */
export type Sheet = {
  code: string;
  kind: "known" | "manufacturer" | "reserved" | "unknown" | "impossible";
  /** What the code means; of a known one only. */
  title?: string;
  /** The system of the car it speaks of; of a known one only. */
  system?: string;
  /** The same for the program. */
  area?: System;
  /** What mechanics call the part: MAF, TPS. */
  short?: string;
  /** The code letter by letter. */
  parts: { letters: string; meaning: string }[];
  /** What bank, sensor and letters point at. */
  notes: string[];
  /** What can hurt, gravest first: for everyone, whatever the plan. */
  safety: HazardText[];
  /**
   * Absent for those whose plan does not hold them, and where there is nothing beyond the title.
   */
  facts?: Facts;
  /** Whether there is more for those with a plan. */
  more: boolean;
  near: Listed[];
};
