import { may, type Role } from "#app/features/account/role.ts";

/** What a member can be told of on a device. */
export const pushKinds = ["decided", "asked", "assigned", "message"] as const;
export type PushKind = (typeof pushKinds)[number];

/** A member of the shop, and whether the job is theirs. */
type Receiver = { role: Role; isTechnician: boolean };

/**
 * Whether a member may be told: of what customers decide and ask whoever writes quotes, of a job
 * its technician, and of a message whoever reads the conversation.
 */
export function mayKnow(kind: PushKind, { role, isTechnician }: Receiver): boolean {
  if (kind === "assigned") return isTechnician;
  const isOffice = may({ role, techniciansSeePrices: false }, "editQuotes");
  return isOffice || (kind === "message" && isTechnician);
}

/** What a member with that role can choose from: any of them may have a job. */
export const offeredKinds = (role: Role): PushKind[] =>
  pushKinds.filter((kind) => mayKnow(kind, { role, isTechnician: true }));
