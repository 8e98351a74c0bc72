import type { Agreement } from "#app/features/codes/code.ts";
import type { CausesAndChecks } from "#app/features/codes/facts.ts";
import type { HazardText } from "#app/features/codes/hazards/hazards.ts";
import type { CodeSummary } from "#app/features/codes/summary.ts";
import type { System } from "#app/features/codes/systems.ts";

/** A page about one code, in one language. */
export type CodeDetails = {
  code: string;
  kind: "known" | "manufacturer" | "reserved" | "unknown" | "impossible";
  /** The meaning; only of a known code. */
  title?: string;
  /** The name of its system in the car; only of a known one. */
  system?: string;
  /** The key of its system. */
  area?: System;
  /** The abbreviation that mechanics use: MAF, TPS. */
  short?: string;
  /** The code letter by letter. */
  parts: { letters: string; meaning: string }[];
  /** Explanations of bank, sensor and letters. */
  notes: string[];
  /** Hazards, gravest first, whatever the plan. */
  safety: HazardText[];
  /** Causes and checks: absent without the plan, and where there are none. */
  facts?: CausesAndChecks;
  /** Whether a plan would show more. */
  more: boolean;
  near: CodeSummary[];
  /** How the public listings agree on the title; for the library only if they differ. */
  agreement?: Agreement;
};
