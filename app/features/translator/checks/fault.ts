import type { Misshape } from "./shape/shape.ts";

/** Why an answer is not shown. */
export type Fault =
  | "empty"
  | "token"
  | "number"
  | "name"
  | "unit"
  | "order"
  | "opposite"
  | "term"
  /** A word that the shop insists on is missing. */
  | "shopTerm"
  | "echo"
  | Misshape
  | "chatter"
  | "language"
  | "negationLost"
  | "negationAdded"
  | "negationMoved"
  | "markup"
  | "lines"
  /** The judge model said no, or was needed and did not answer. */
  | "judged"
  | "unjudged";

/** Faults that a free but good translation may have, too. */
export const arguable: ReadonlySet<Fault> = new Set([
  "name",
  "order",
  "opposite",
  "term",
  "unrelated",
  "negationLost",
  "negationAdded",
  "negationMoved",
]);
