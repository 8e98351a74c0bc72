import type { Role } from "#app/features/account/role.ts";
import type { Viewer } from "#app/features/account/viewer.ts";
import { day } from "#app/values/calendar.ts";
import type { Language } from "#app/values/language.ts";

/** The roles that an invitation gives; a shop has one owner. */
export const invitedRoles = ["advisor", "technician"] as const satisfies readonly Role[];

/** How long a link is valid, in milliseconds, and the letters per shop and day. */
export const invitationLife = 7 * day;
export const lettersPerDay = 20;

/** An invitation by its link; instants in milliseconds. */
export type Invitation = {
  shopId: string;
  email: string;
  role: Role;
  language: Language;
  /** Null until the shop's settings are saved. */
  shopName: string | null;
  /** The name of the inviter, or the address; null when the account is deleted. */
  inviter: string | null;
  expiresAt: number;
  used: boolean;
  revoked: boolean;
  /** Whether the shop has room for one more. */
  hasSeat: boolean;
  /** Whether the viewer's own shop holds records or members. */
  keepsShop: boolean;
};

/**
 * The state of an invitation for the viewer. The last two can be accepted, after signing in or now.
 */
export type InvitationState =
  | "unknown"
  /** The viewer belongs to this shop already. */
  | "member"
  | "revoked"
  | "used"
  | "expired"
  | "otherAccount"
  /** The viewer owns a shop that is not empty. */
  | "keepsShop"
  /** The viewer is a member of someone else's shop. */
  | "otherShop"
  | "full"
  | "visitor"
  | "open";

export function invitationState(
  invitation: Invitation | undefined,
  viewer: Pick<Viewer, "email" | "shop"> | undefined,
  now: number,
): InvitationState {
  if (!invitation) return "unknown";
  const { shopId, email, expiresAt, used, revoked, hasSeat, keepsShop } = invitation;
  const isInvited = viewer?.email === email;
  if (isInvited && viewer.shop?.id === shopId) return "member";
  if (revoked) return "revoked";
  if (used) return "used";
  if (expiresAt <= now) return "expired";
  if (!viewer) return "visitor";
  if (!isInvited) return "otherAccount";
  if (viewer.shop && viewer.shop.role !== "owner") return "otherShop";
  if (keepsShop) return "keepsShop";
  return hasSeat ? "open" : "full";
}

/** An address masked for viewers who may not see it: `a•••@s•••.com`. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf("@");
  const host = email.slice(at + 1);
  const end = host.slice(host.lastIndexOf("."));
  return `${email.slice(0, 1)}•••@${host.slice(0, 1)}•••${end}`;
}

const address = /^\/invitations\/([0-9a-f]{64})(?:\?|$)/;

/** The token in the address of an invitation; undefined for every other address. */
export const tokenIn = (path: string | undefined): string | undefined =>
  address.exec(path ?? "")?.[1];

export const isToken = (text: string): boolean => /^[0-9a-f]{64}$/.test(text);
