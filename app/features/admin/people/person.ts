import type { Membership } from "#app/features/account/plan/membership.ts";
import type { Role } from "#app/features/account/role.ts";
import type { Subscription } from "#app/features/account/viewer.ts";
import type { Tier } from "#app/values/tier.ts";
import type { WordKey } from "#app/values/word-key.ts";

/** The end of a plan as its member reads it: computed by billing. */
export type EndOf = (membership: Membership, paid: Subscription | null) => number | null;

/** A user as the pages of the admin area show them. Instants in milliseconds. */
export type PersonView = {
  id: string;
  name: string;
  email: string;
  createdAt: number;
  isAdmin: boolean;
  suspendedAt: number | null;
  /** The version of the profile, which 'Extend 30 days' sends back. */
  version: number;
  /** Since when signing in takes a second factor; null without one. */
  twoFactorSince: number | null;
  /** The current membership: the better of subscription and grant. */
  membership: Membership;
  /** The day of its end as the member reads it; null without one. */
  until: number | null;
  /** Whether the membership is a free trial that has not ended. */
  isTrial: boolean;
  /** An administrator's grant, whether it counts or not. */
  grant: Membership | null;
  /** Whether the payment provider is being paid for a plan: then free cannot be set. */
  isPaying: boolean;
};

/** A user in the list, with their shop; its name is null before its settings are saved. */
export type ListedPerson = PersonView & { shop: { role: Role; name: string | null } | null };

/** The name of a person in a sentence. */
export const displayName = ({ name, email }: Pick<PersonView, "name" | "email">): string =>
  name || email;

/** Names of the plans. */
export const tierNames = {
  free: "account:page.free",
  medium: "account:page.bronze",
  premium: "account:page.diamond",
} as const satisfies Record<Tier, WordKey>;
