import type { ShopTerms } from "#app/features/quotes/price/terms.ts";
import { profiles, type TaxProfile, taxProfiles } from "./profiles.ts";

/** Without taxes, with them, or with taxes that are a part of the price itself. */
export const priceKinds = ["exclusive", "inclusive", "ofPrice"] as const;

/** What the form of a shop's taxes starts with, and where that is from. */
export type TaxStart = {
  profile: TaxProfile;
  terms: ShopTerms;
  source: string;
  /** When the source was read, `2026-11-23`. */
  on: string;
};

/** A profile that was asked for in the address, else what the shop has saved. */
export function taxStart(
  asked: string | null,
  settings: { profile: TaxProfile; terms: ShopTerms } | undefined,
): TaxStart {
  const chosen = taxProfiles.find((one) => one === asked);
  const profile = chosen ?? settings?.profile ?? "none";
  const { source, on, ...terms } = profiles[profile];
  const saved = chosen ? undefined : settings?.terms;
  return {
    profile,
    source,
    on,
    terms: saved ?? { ...terms, supplies: settings?.terms.supplies ?? null },
  };
}
