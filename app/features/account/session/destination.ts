import { href } from "react-router";
import { ownPath } from "#app/http/return-to.ts";
import type { Tier } from "#app/values/tier.ts";

/**
 * The first part of every address that may follow a sign-in. What is missing here (sign-out,
 * language …) never does.
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
  "privacy",
  "terms",
] as const;

/**
 * A page of this product to go to after signing in, or undefined when the address is anything else
 * (decision 30, S6).
 */
export function pageOf(text: string | null | undefined): string | undefined {
  const path = ownPath(text);
  if (path === undefined) return undefined;
  const [address = ""] = path.split("?");
  const first = address.split("/")[1] ?? "";
  if (address.endsWith(".data") || address.includes("//")) return undefined;
  return pages.some((page) => page === first) ? path : undefined;
}

/**
 * Where someone goes who has signed in: to where they were going, else to what their plan opens
 * (specification, section 2).
 */
export const afterSignIn = (to: string | null | undefined, tier: Tier): string =>
  pageOf(to) ?? (tier === "free" ? href("/noticias") : href("/discussion"));
