/** Where a part of a job is. A line of a quote without one is no one's concern yet. */
export const partStates = ["needed", "ordered", "here", "returned"] as const;
export type PartState = (typeof partStates)[number];

/** What a supplier charges until the old part is back: still owed to the shop, or settled. */
export const coreStates = ["open", "returned", "credited"] as const;
export type CoreState = (typeof coreStates)[number];

export const partLimits = {
  /** A page of the list. */
  perPage: 25,
  /** Lines that the page of one job shows. */
  perJob: 200,
  /** Lines of one order. */
  perOrder: 40,
  suppliers: 300,
  name: 120,
  phone: 40,
  note: 500,
  /** What an order calls a part. */
  text: 200,
} as const;

/** Who moves a part on: any member on the job, or the office alone. */
type Mover = "member" | "office";
/** Where a part stands: its state, and whether an order names it. */
export type Standing = { state: PartState | null; isOrdered: boolean };
export type Target = PartState | "none";

/**
 * Where a part may go from where it stands, and who may send it there. To "ordered" it goes by an order;
 * here it goes back to one, when a tap said too soon that it had come.
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

/** Whether a member may send a part there. */
export function mayMove(standing: Standing, to: Target, isOffice: boolean): boolean {
  const mover = movesOf(standing)[to];
  return mover === "member" || (mover === "office" && isOffice);
}

/** Whether an ordered part should have been here before today (both as 2026-11-23). */
export const isLate = (part: { state: PartState; expectedOn: string | null }, today: string) =>
  part.state === "ordered" && part.expectedOn !== null && part.expectedOn < today;
