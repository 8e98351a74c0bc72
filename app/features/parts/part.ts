/** State of a part of a job. A line of a quote without one needs no action yet. */
export const partStates = ["needed", "ordered", "here", "returned"] as const;
export type PartState = (typeof partStates)[number];

/** State of a core charge, which the old part refunds: still owed to the shop, or settled. */
export const coreStates = ["open", "returned", "credited"] as const;
export type CoreState = (typeof coreStates)[number];

export const partLimits = {
  /** Parts per page. */
  perPage: 25,
  /** Most lines on a job's page. */
  perJob: 200,
  /** Lines of one order. */
  perOrder: 40,
  suppliers: 300,
  name: 120,
  phone: 40,
  note: 500,
  /** Text of a part on an order. */
  text: 200,
} as const;

/** Who moves a part on: any member on the job, or only the office. */
type Mover = "member" | "office";
/** State of a part, and whether an order names it. */
export type Standing = { state: PartState | null; isOrdered: boolean };
export type Target = PartState | "none";

/**
 * Possible next states of a part, and who may choose them. "ordered" is reached by an order; the
 * move back to it from "here" corrects a premature tap.
 */
export function movesOf({ state, isOrdered }: Standing): Partial<Record<Target, Mover>> {
  switch (state) {
    case null:
      return { needed: "member" };
    case "needed":
      return { here: "member", none: "member" };
    case "ordered":
      return { here: "member", needed: "office" };
    case "here":
      return { returned: "office", [isOrdered ? "ordered" : "needed"]: "member" };
    case "returned":
      return { here: "office" };
  }
}

/** Whether a member may move a part to that state. */
export function mayMove(standing: Standing, to: Target, isOffice: boolean): boolean {
  const mover = movesOf(standing)[to];
  return mover === "member" || (mover === "office" && isOffice);
}

/** Whether an ordered part was expected before today (both as 2026-11-23). */
export const isLate = (part: { state: PartState; expectedOn: string | null }, today: string) =>
  part.state === "ordered" && part.expectedOn !== null && part.expectedOn < today;
