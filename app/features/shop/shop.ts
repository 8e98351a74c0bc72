import type { WaysToPay } from "#app/features/shop/paying/ways-to-pay.ts";
import type { PrintTerms } from "#app/features/shop/print/print-terms.ts";
import type { Country } from "#app/values/country.ts";
import type { DistanceUnit } from "#app/values/distance.ts";
import type { Language } from "#app/values/language.ts";
import type { Cents, Currency } from "#app/values/money.ts";

/** The settings that a shop has. Texts that were left out are null. */
export type ShopDetails = {
  shopName: string;
  /** Cents per hour. New quotes copy it and the currency; quotes that exist keep theirs. */
  hourlyRate: Cents;
  currency: Currency;
  defaultLanguage: Language;
  /** An IANA name; the dates of its papers are in it. */
  timeZone: string;
  /** The unit of its odometers; null before it is chosen. */
  distanceUnit: DistanceUnit | null;
  phone: string | null;
  address: string | null;
  taxId: string | null;
  /** Null: that of its currency (`countryOf`). */
  country: Country | null;
  /**
   * Whether documents may contain a machine translation that no person has read, marked as such.
   */
  unreviewedMayGo: boolean;
};

/** Permissions of the shop's members beyond their role's table: see `may` (account/role.ts). */
export type ShopSight = { techniciansSeePrices: boolean };

/**
 * The file of the logo (`<sha256>.png` or `.jpg`), and the address it was fetched from unless it
 * was uploaded.
 */
export type ShopLogo = { logoFile: string | null; shopLogoUrl: string | null };

export type Shop = ShopDetails &
  ShopLogo & { printTerms: PrintTerms | null; waysToPay: WaysToPay | null };

/** The most characters of each text, and the highest rate in cents. */
export const shopLimits = {
  shopName: 100,
  timeZone: 64,
  phone: 40,
  address: 300,
  taxId: 40,
  logoUrl: 2_000,
  hourlyRate: 9_999_999_999,
} as const;

/** The initial values of a shop without settings. The rate has no default: the owner enters it. */
export const shopDefaults = (
  language: Language,
  timeZone: string,
): Omit<Shop, "hourlyRate"> & { hourlyRate?: undefined } => ({
  shopName: "",
  currency: "USD",
  defaultLanguage: language,
  timeZone,
  distanceUnit: null,
  phone: null,
  address: null,
  taxId: null,
  country: null,
  unreviewedMayGo: false,
  printTerms: null,
  waysToPay: null,
  logoFile: null,
  shopLogoUrl: null,
});

/**
 * The change of the logo that a saved form requests. A chosen file outranks the checkbox, the
 * checkbox the address.
 */
export type LogoChange =
  | { do: "keep" }
  | { do: "remove" }
  | { do: "upload"; file: Blob }
  | { do: "fetch"; url: string };

/**
 * Reads that wish from the form. An address that was there before and is now blank takes its logo
 * along (specification, section 5: stored as null when blank); a blank one never touches a logo
 * that was uploaded.
 */
export function logoChangeOf(
  form: { file?: Blob | undefined; remove: boolean; url: string },
  now: ShopLogo | undefined,
): LogoChange {
  if (form.file) return { do: "upload", file: form.file };
  if (form.remove) return { do: "remove" };
  if (form.url && form.url !== now?.shopLogoUrl) return { do: "fetch", url: form.url };
  if (!form.url && now?.shopLogoUrl) return { do: "remove" };
  return { do: "keep" };
}
