import type { Fault } from "#app/features/translator/checks/fault.ts";

/** Doubts of a check that a person may override. */
export const doubts = ["numbers", "denials", "opposite", "words", "sense", "safety"] as const;
export type Doubt = (typeof doubts)[number];

/** Faults to be confirmed. The others are of form, which is up to the writer. */
const asked: Partial<Record<Fault, Doubt>> = {
  token: "numbers",
  number: "numbers",
  unit: "numbers",
  order: "numbers",
  negationLost: "denials",
  negationAdded: "denials",
  negationMoved: "denials",
  opposite: "opposite",
  shopTerm: "words",
  echo: "sense",
  language: "sense",
  judged: "sense",
};

export const doubtOf = (fault: Fault): Doubt | undefined => asked[fault];
