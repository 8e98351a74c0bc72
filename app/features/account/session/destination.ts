import { href } from "react-router";
import { ownPath } from "#app/http/return-to.ts";
import type { Tier } from "#app/values/tier.ts";

/**
 * The first segments of the addresses that may follow a sign-in; others (sign-out, language …)
 * never do.
 */
export const pages = [
  "",
  "premium",
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

/**
 * Where to redirect after signing in: to the requested page, or to the one for the plan
 * (specification, section 2).
 */
export const afterSignIn = (to: string | null | undefined, tier: Tier): string =>
  pageOf(to) ?? (tier === "free" ? href("/noticias") : href("/discussion"));
