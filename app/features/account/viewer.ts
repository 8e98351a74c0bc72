import type { Language } from "#app/values/language.ts";
import type { Tier } from "#app/values/tier.ts";
import type { Membership } from "./plan/membership.ts";
import type { Role } from "./role.ts";
import type { HeldFor } from "./session/hold.ts";

/** The signed-in user of a request. */
export type Viewer = {
  id: string;
  name: string;
  email: string;
  isAdmin: boolean;
  /** When a second factor was set up, in milliseconds; null without one. */
  twoFactorSince: number | null;
  /** An administrator without the required second factor: nothing is open until it is set up. */
  mustSetUpTwoFactor: boolean;
  membership: Membership;
  /** The shop that the viewer belongs to. */
  shop: ViewerShop | null;
  /** As last synced; null without one. No guard reads it: `membership` decides. */
  paid: Subscription | null;
  /** The language of the interface and of letters, as last chosen; null: none was. */
  language: Language | null;
  /** The language of letters about replies; null for no letters. */
  replyLetters: Language | null;
  /** Whether the viewer's topics have unread replies by others. */
  hasReplies: boolean;
  /** The session of this request, which the account page marks. */
  sessionId: string;
  /**
   * The page to which a held session is restricted, while a customer answers on this device; null
   * for an ordinary session.
   */
  heldFor: HeldFor | null;
};

/** A shop as one of its members: see `may` (role.ts). */
export type ViewerShop = {
  id: string;
  ownerId: string;
  role: Role;
  techniciansSeePrices: boolean;
  /** Whether its members note their time. */
  usesClock: boolean;
  /** Whether it has had a supplier, a part or an item on its shelf. */
  usesParts: boolean;
  /** Whether its owner still sees the list of first steps. */
  isStarting: boolean;
  /** When this member was last seen, to the hour; in milliseconds. */
  lastSeenAt: number | null;
  /** Whether the owner's Diamond membership is current: without it members only read. */
  open: boolean;
};

/** A subscription; instants in milliseconds. `status` is Stripe's, or "none". */
export type Subscription = {
  status: string;
  tier: Tier;
  /** The tier after the paid period: a scheduled downgrade. */
  nextTier: Tier | null;
  periodEnd: number | null;
  trialEnd: number | null;
  cancelAt: number | null;
  firstFailedAt: number | null;
  syncedAt: number;
};
