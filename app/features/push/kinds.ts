import { may, type Role } from "#app/features/account/role.ts";

/** Kinds of notifications that a member can receive. */
export const pushKinds = ["decided", "asked", "assigned", "message"] as const;
export type PushKind = (typeof pushKinds)[number];

/** A member of the shop, and whether the job is theirs. */
type Receiver = { role: Role; isTechnician: boolean };

/**
 * Whether a member may receive a kind: customers' decisions and questions go to members who write
 * quotes, an assignment to its technician, and a message to members who read the conversation.
 */
export function mayKnow(kind: PushKind, { role, isTechnician }: Receiver): boolean {
  if (kind === "assigned") return isTechnician;
  const isOffice = may({ role, techniciansSeePrices: false }, "editQuotes");
  return isOffice || (kind === "message" && isTechnician);
}

/** The kinds that a member with that role can choose from; any role may be assigned a job. */
export const offeredKinds = (role: Role): PushKind[] =>
  pushKinds.filter((kind) => mayKnow(kind, { role, isTechnician: true }));
