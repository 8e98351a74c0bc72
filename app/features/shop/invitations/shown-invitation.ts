import type { findInvitation } from "./find-invitation.server.ts";
import { type InvitationState, maskedEmail } from "./invitation.ts";

type Invitation = NonNullable<Awaited<ReturnType<typeof findInvitation>>>;

/** The status that an invitation in a state is answered with. */
export const statusOf: Record<InvitationState, number> = {
  unknown: 404,
  member: 200,
  revoked: 410,
  used: 410,
  expired: 410,
  otherAccount: 403,
  keepsShop: 409,
  otherShop: 409,
  full: 409,
  visitor: 200,
  open: 200,
};

/** The states that show the details of the invitation. */
const told: ReadonlySet<InvitationState> = new Set([
  "visitor",
  "open",
  "member",
  "keepsShop",
  "otherShop",
  "full",
]);

/**
 * The details that an invitation's page shows in a state; for another account, with a masked email.
 */
export const shownInvitation = (found: Invitation | undefined, state: InvitationState) =>
  found && (told.has(state) || state === "otherAccount")
    ? {
        shopName: found.shopName,
        inviter: found.inviter,
        role: found.role,
        email: state === "otherAccount" ? maskedEmail(found.email) : found.email,
        expiresAt: found.expiresAt,
      }
    : null;
