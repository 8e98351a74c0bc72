import type { ShopTerms } from "#app/features/quotes/price/terms.ts";
import type { QuoteStatus } from "#app/features/quotes/quote.ts";
import type { TaxProfile } from "#app/features/quotes/taxes/profiles.ts";
import type { JobStatus } from "#app/features/repair/job.ts";
import type { PrintTerms } from "#app/features/shop/print/print-terms.ts";
import type { DistanceUnit } from "#app/values/distance.ts";
import type { Language } from "#app/values/language.ts";
import type { Currency } from "#app/values/money.ts";
import { demoAccounts } from "../local/welcome.ts";
import type { Customer } from "./customers/customers.ts";
import { borderCustomers } from "./customers/customers-border.ts";
import { laredoCustomers } from "./customers/customers-laredo.ts";
import { demoCover } from "./warranty/cover.ts";

/**
 * A visit of a car: its customer and repair (indexes of the lists), its date, and the status of the
 * job.
 */
export type Visit = {
  customer: number;
  repair: number;
  daysAgo: number;
  status: JobStatus;
  language: Language;
  quotes: QuoteStatus[];
};

export type Shop = {
  owner: string;
  name: string;
  /** Cents an hour. */
  hourlyRate: number;
  currency: Currency;
  /** The price of a dollar of parts in the shop's currency. */
  dollar: number;
  language: Language;
  timeZone: string;
  distanceUnit: DistanceUnit;
  phone: string;
  address: string;
  taxId: string;
  prints: PrintTerms;
  logo: boolean;
  customers: Customer[];
  visits: Visit[];
  /** Charged on quotes of the last two days, as if set three days ago. */
  taxes: { profile: TaxProfile; terms: ShopTerms };
};

type VisitRow = [
  customer: number,
  repair: number,
  daysAgo: number,
  status: JobStatus,
  language: Language,
  ...quotes: QuoteStatus[],
];

const visit = (...[customer, repair, daysAgo, status, language, ...quotes]: VisitRow): Visit => ({
  customer,
  repair,
  daysAgo,
  status,
  language,
  quotes,
});

/** Forty-two visits of the last ninety days, oldest first; those of this week are open. */
const laredoVisits = [
  visit(0, 9, 89, "completed", "es", "approved"),
  visit(1, 2, 87, "completed", "en", "approved", "rejected"),
  visit(2, 3, 85, "completed", "es", "approved"),
  visit(3, 11, 84, "completed", "en", "approved"),
  visit(4, 8, 82, "cancelled", "es", "rejected", "rejected"),
  visit(5, 6, 80, "completed", "en", "approved"),
  visit(6, 0, 78, "completed", "es", "approved", "rejected"),
  visit(7, 12, 76, "completed", "es", "approved"),
  visit(8, 9, 73, "completed", "en", "approved"),
  visit(9, 5, 71, "completed", "es", "approved"),
  visit(10, 7, 69, "completed", "en", "approved"),
  visit(11, 2, 66, "completed", "es", "rejected", "approved"),
  visit(12, 10, 64, "completed", "es", "approved"),
  visit(13, 5, 62, "cancelled", "en", "rejected"),
  visit(14, 1, 59, "completed", "es", "approved", "rejected"),
  visit(15, 6, 57, "completed", "es", "approved"),
  visit(16, 9, 54, "completed", "en", "approved"),
  visit(17, 4, 52, "completed", "es", "approved", "rejected"),
  visit(18, 3, 50, "completed", "en", "approved"),
  visit(19, 0, 47, "completed", "es", "approved"),
  visit(20, 10, 45, "completed", "en", "approved"),
  visit(21, 13, 43, "cancelled", "es"),
  visit(1, 4, 40, "completed", "en", "approved"),
  visit(4, 9, 38, "completed", "es", "approved"),
  visit(7, 8, 35, "completed", "es", "approved", "rejected"),
  visit(2, 2, 32, "completed", "es", "approved"),
  visit(10, 1, 29, "cancelled", "en", "rejected", "rejected"),
  visit(14, 7, 26, "completed", "es", "approved"),
  visit(5, 13, 23, "completed", "en", "approved"),
  visit(11, 5, 20, "completed", "es", "approved"),
  visit(18, 2, 17, "completed", "en", "approved", "rejected"),
  visit(15, 4, 14, "completed", "es", "approved"),
  visit(3, 6, 11, "completed", "en", "approved"),
  visit(9, 8, 9, "in_progress", "es", "approved", "rejected"),
  visit(6, 11, 7, "in_progress", "es", "approved"),
  visit(13, 12, 6, "in_progress", "en", "approved"),
  visit(12, 1, 5, "in_progress", "es", "pending", "pending"),
  visit(20, 2, 4, "in_progress", "en", "approved", "pending"),
  visit(0, 5, 3, "pending", "es", "pending"),
  visit(8, 4, 2, "pending", "en", "pending", "pending"),
  visit(17, 0, 1, "pending", "es", "pending"),
  visit(16, 3, 0, "pending", "en"),
];

const borderVisits = [
  visit(0, 4, 31, "completed", "es", "approved"),
  visit(1, 2, 18, "completed", "es", "approved", "rejected"),
  visit(2, 0, 8, "in_progress", "es", "approved"),
  visit(3, 5, 2, "pending", "es", "pending"),
];

/** Shops of the Diamond account and of the administrator, who do not see each other's data. */
export const shops: Shop[] = [
  {
    owner: demoAccounts[2],
    name: "Taller Ramírez Auto Repair",
    hourlyRate: 9_500,
    currency: "USD",
    dollar: 1,
    language: "en",
    timeZone: "America/Chicago",
    distanceUnit: "mi",
    phone: "(956) 555-0100",
    address: "2310 San Bernardo Ave\nLaredo, TX 78040",
    taxId: "EIN 00-0555010",
    prints: {
      profile: "none",
      registration: "",
      wasteNumber: "",
      days: 30,
      warranty: {
        en: "Whichever comes first. Bring this paper with you.",
        es: "Lo que ocurra primero. Traiga este papel.",
      },
      cover: demoCover,
      closing: {
        en: "Replaced parts are yours: ask for them before the work begins.",
        es: "Las piezas cambiadas son suyas: pídalas antes de que empiece el trabajo.",
      },
    },
    logo: true,
    customers: laredoCustomers,
    visits: laredoVisits,
    taxes: {
      profile: "us",
      terms: {
        rounding: "document",
        prices: "exclusive",
        taxes: [
          { name: "Texas sales tax", rate: 62_500, on: ["parts", "fees"] },
          { name: "Laredo sales tax", rate: 20_000, on: ["parts", "fees"] },
        ],
        supplies: { rate: 50_000, of: "labor", maximum: 3_500 },
      },
    },
  },
  {
    owner: demoAccounts[3],
    name: "Frenos y Motores del Norte",
    hourlyRate: 45_000,
    currency: "MXN",
    dollar: 18,
    language: "es",
    timeZone: "America/Matamoros",
    distanceUnit: "km",
    phone: "(867) 555-0100",
    address: "Av. Reforma 1840, Col. Juárez\nNuevo Laredo, Tamps. 88209",
    taxId: "RFC XAXX010101000",
    prints: {
      profile: "none",
      registration: "",
      wasteNumber: "",
      days: 15,
      warranty: {
        en: "90 days on parts and labor.",
        es: "90 días en piezas y mano de obra.",
      },
      closing: { en: "", es: "" },
    },
    logo: false,
    customers: borderCustomers,
    visits: borderVisits,
    taxes: {
      profile: "mxBorder",
      terms: {
        rounding: "document",
        prices: "exclusive",
        taxes: [{ name: "IVA", rate: 80_000, on: ["parts", "labor", "fees"] }],
        supplies: null,
      },
    },
  },
];
