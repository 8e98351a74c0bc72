import { href } from "react-router";
import type { Viewer, ViewerShop } from "#app/features/account/viewer.ts";
import { ownPath } from "#app/http/return-to.ts";
import type { Tier } from "#app/values/tier.ts";

/**
 * The first segments of the addresses that may follow a sign-in; others (sign-out, language …)
 * never do.
 */
export const pages = [
  "",
  "premium",
  "assistant",
  "medium",
  "noticias",
  "codes",
  "discussion",
  "videos",
  "certificates",
  "live",
  "repair-cms",
  "account",
  "admin",
  "invitations",
  "privacy",
  "terms",
] as const;

/** The page to open after signing in; undefined for any other address (S6). */
export function pageOf(text: string | null | undefined): string | undefined {
  const path = ownPath(text);
  if (path === undefined) return undefined;
  const [address = ""] = path.split("?");
  const first = address.split("/")[1] ?? "";
  if (address.endsWith(".data") || address.includes("//")) return undefined;
  return pages.some((page) => page === first) ? path : undefined;
}

/** The properties of a signed-in user that decide their first page. */
type Arrived = { tier: Tier; shop: Pick<ViewerShop, "role" | "open"> | null };

/**
 * The page after signing in: the requested one, or the one for the plan (specification, section 2).
 * Members of somebody else's shop begin at its board, technicians at their own cards.
 */
export function afterSignIn(to: string | null | undefined, { tier, shop }: Arrived): string {
  const asked = pageOf(to);
  if (asked !== undefined) return asked;
  if (shop?.open && shop.role === "technician") return `${boardPage}&technician=me`;
  if (shop?.open && shop.role !== "owner") return boardPage;
  return tier === "free" ? href("/noticias") : href("/discussion");
}

export const arrivedAs = ({ membership, shop }: Pick<Viewer, "membership" | "shop">): Arrived => ({
  tier: membership.tier,
  shop,
});

export const boardPage = `${href("/repair-cms")}?view=board`;
