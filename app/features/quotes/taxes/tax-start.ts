import type { ShopTerms } from "#app/features/quotes/price/terms.ts";
import { profiles, type TaxProfile, taxProfiles } from "./profiles.ts";

/** Prices without taxes, with them, or with taxes that are a share of the price itself. */
export const priceKinds = ["exclusive", "inclusive", "ofPrice"] as const;

/** Initial values of the form of a shop's taxes, and their source. */
export type TaxStart = {
  profile: TaxProfile;
  terms: ShopTerms;
  source: string;
  /** Day on which the source was read, `2026-11-23`. */
  on: string;
};

/** The profile named in the address, else the saved taxes. */
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
