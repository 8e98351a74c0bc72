import type { Register } from "react-router";
import type { Tier } from "#app/values/tier.ts";
import type { Viewer } from "./viewer.ts";

/** The areas behind a guard (specification, sections 2 and 6). */
export type Area =
  | "member"
  | "twoFactor"
  | "codes"
  | "forum"
  | "videos"
  | "live"
  | "translation"
  | "assistant"
  | "repair"
  | "records"
  | "admin";

/** The areas of a shop: what their members may do there is decided by their role too. */
export type ShopArea = "repair" | "records";

/** An address without parameters, known to the router. */
type Address = keyof Register["pages"];

type Rule = {
  /** The tiers that may enter. */
  tiers: readonly Tier[];
  /** Whether the membership must be current too. */
  current?: boolean;
  /** Whether the plan that counts is that of the owner of the viewer's shop, if they have one. */
  ofOwner?: boolean;
  /**
   * Whether the owner's plan opens it for every member of the shop, in addition to a plan of their
   * own.
   */
  alsoOfOwner?: boolean;
  admin?: boolean;
  /** Where a viewer who may not enter is redirected. */
  otherwise: Extract<Address, "/" | "/premium">;
  /** Whether it is open to administrators who must still set up a second factor. */
  setsUpTwoFactor?: boolean;
  /** Where a request is redirected when the lookup of the viewer fails. */
  failure?: "/";
};

/** Where a second factor is set up. */
const twoFactorPage = "/account/two-step" satisfies Address;

const everyone = ["free", "medium", "premium"] as const;

const rules: Record<Area, Rule> = {
  member: { tiers: everyone, otherwise: "/" },
  twoFactor: { tiers: everyone, otherwise: "/", setsUpTwoFactor: true },
  codes: { tiers: ["medium", "premium"], alsoOfOwner: true, otherwise: "/premium" },
  forum: { tiers: ["medium", "premium"], otherwise: "/premium" },
  videos: { tiers: ["medium", "premium"], current: true, otherwise: "/premium", failure: "/" },
  // Diamond alone includes live training.
  live: { tiers: ["premium"], current: true, otherwise: "/premium", failure: "/" },
  translation: { tiers: ["premium"], current: true, otherwise: "/premium" },
  assistant: { tiers: ["premium"], current: true, alsoOfOwner: true, otherwise: "/premium" },
  // the list, and every write
  repair: {
    tiers: ["premium"],
    current: true,
    ofOwner: true,
    otherwise: "/premium",
    failure: "/",
  },
  // reading a job and its work orders
  records: { tiers: everyone, otherwise: "/premium", failure: "/" },
  admin: { tiers: everyone, admin: true, otherwise: "/", failure: "/" },
};

type Rights = Pick<Viewer, "isAdmin" | "mustSetUpTwoFactor" | "membership"> &
  Partial<Pick<Viewer, "shop">>;

/** Whether the viewer may enter the area. The membership is that of the time of the request. */
export function mayEnter(area: Area, viewer: Rights | undefined): boolean {
  if (!viewer) return false;
  const rule = rules[area];
  if (viewer.mustSetUpTwoFactor && !rule.setsUpTwoFactor) return false;
  if (rule.admin && !viewer.isAdmin) return false;
  if (rule.ofOwner && viewer.shop) return viewer.shop.open;
  if (rule.alsoOfOwner && viewer.shop?.open) return true;
  return hasPlanFor(rule, viewer);
}

const hasPlanFor = ({ current, tiers }: Rule, { membership }: Rights): boolean =>
  (!current || membership.current) && tiers.includes(membership.tier);

/**
 * The user whose daily limit a question to the assistant counts against: the viewer with a plan of
 * their own, else the shop's owner, whose plan includes the assistant.
 */
export const payerOf = (viewer: Viewer): string =>
  hasPlanFor(rules.assistant, viewer) || !viewer.shop ? viewer.id : viewer.shop.ownerId;

/** Where someone who may not enter is redirected. */
export function elsewhere(
  area: Area,
  viewer: Viewer | undefined,
): "/login" | "/premium" | "/" | typeof twoFactorPage {
  if (!viewer) return "/login";
  return viewer.mustSetUpTwoFactor ? twoFactorPage : rules[area].otherwise;
}

/** Where a request is redirected when the check itself fails; undefined shows the error page. */
export const onFailure = (area: Area): "/" | undefined => rules[area].failure;
