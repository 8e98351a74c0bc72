import type Stripe from "stripe";
import type { Wire } from "../objects/wire.ts";
import type { Charge } from "./charge-objects.ts";

/** The condition of a shop's account; at Stripe its staff and its rules decide. */
export const conditions = ["new", "review", "ready", "restricted", "refused", "gone"] as const;
export type Condition = (typeof conditions)[number];

type Visit = { id: string; returnUrl: string; refreshUrl: string };

/** A shop's own account with all that was paid into it. */
export type Connected = {
  id: string;
  country: string;
  currency: string;
  email: string | null;
  metadata: Record<string, string>;
  condition: Condition;
  refundsFail: boolean;
  created: number;
  taken: Charge[];
  visits: Visit[];
};

const dueIn: Record<Condition, string[]> = {
  new: ["business_profile.url", "external_account", "individual.first_name", "tos_acceptance.date"],
  review: [],
  ready: [],
  restricted: ["individual.verification.document"],
  refused: [],
  gone: [],
};
const disabled: Partial<Record<Condition, string>> = {
  new: "requirements.past_due",
  review: "requirements.pending_verification",
  restricted: "requirements.past_due",
  refused: "rejected.other",
};

type AccountObject = Pick<
  Wire<Stripe.Account>,
  | "id"
  | "object"
  | "country"
  | "default_currency"
  | "email"
  | "charges_enabled"
  | "payouts_enabled"
  | "details_submitted"
  | "requirements"
  | "metadata"
  | "created"
  | "type"
>;

/** The account in the API's format, with the few fields that describe its condition. */
export const accountObject = (account: Connected): AccountObject => {
  const { id, country, currency, email, metadata, condition, created } = account;
  return {
    id,
    object: "account",
    country,
    default_currency: currency,
    email,
    created,
    metadata,
    type: "standard",
    charges_enabled: condition === "ready",
    payouts_enabled: condition === "ready",
    details_submitted: condition !== "new",
    requirements: {
      alternatives: [],
      current_deadline: null,
      currently_due: dueIn[condition],
      disabled_reason: (disabled[condition] ?? null) as null,
      errors: [],
      eventually_due: dueIn[condition],
      past_due: [],
      pending_verification: condition === "review" ? ["individual.id_number"] : [],
    },
  };
};
