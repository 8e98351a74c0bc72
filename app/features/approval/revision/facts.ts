import type { PrintTerms } from "#app/features/shop/print/print-terms.ts";
import { type Statement, statementsOf } from "#app/features/shop/print/statements.ts";
import { isTimeZone } from "#app/values/calendar.ts";
import type { DistanceUnit } from "#app/values/distance.ts";
import { dayAfter, wallTimeOf } from "#app/values/wall-time.ts";

/** Parties, vehicle, dates and terms; absent in revisions from before they were stored. */
export type RevisionFacts = {
  shop: {
    name: string;
    phone: string | null;
    address: string | null;
    taxId?: string;
    /** Registration with the state authority, and the EPA number for hazardous waste. */
    registration?: string;
    wasteNumber?: string;
  };
  /** Further facts of the customer. */
  client?: { company?: string; phone?: string; address?: string; taxId?: string };
  vehicle: {
    make: string;
    model: string;
    year: number;
    plate: string;
    vin?: string;
    odometer?: number;
    odometerUnit?: DistanceUnit;
  };
  /** When it was first sent, and when the work is promised, in milliseconds; `zone`: the shop's. */
  madeAt?: number;
  promisedAt?: number;
  zone?: string;
  /** The last calendar day on which it counts, where the shop says one. */
  until?: string;
  /** Statements printed on the shop's documents. */
  statements?: Statement[];
};

export type FactSources = {
  job: {
    carMake: string;
    carModel: string;
    carYear: number;
    licensePlate: string;
    vin?: string | null;
    odometer?: number | null;
    odometerUnit?: DistanceUnit | null;
    customerPhone?: string;
    customerCompany?: string | null;
    customerAddress?: string | null;
    customerTaxId?: string | null;
    promisedAt?: Date | null;
  };
  shop: {
    name: string;
    phone: string | null;
    address: string | null;
    taxId?: string | null;
    printTerms?: PrintTerms | null;
    timeZone?: string;
  };
  quotes: readonly { suppliesAmount: number }[];
  /** Its date, in milliseconds. */
  madeAt?: number;
};

/** Omits empty facts, so that they have no key in the file. */
const said = <Facts extends object>(facts: Facts) =>
  Object.fromEntries(
    Object.entries(facts).filter(([, fact]) => fact !== null && fact !== undefined && fact !== ""),
  ) as { [Name in keyof Facts]?: NonNullable<Facts[Name]> };

/**
 * Facts that estimate laws require besides work and prices: parties, vehicle, dates and terms. New
 * York 15 NYCRR 82.5(a), Florida 559.905(1), California 16 CCR 3353 and 3357, Argentina Ley 24.240
 * art. 21.
 */
export function factsOf({ job, shop, quotes, madeAt }: FactSources): RevisionFacts {
  const terms = shop.printTerms;
  const zone = shop.timeZone && isTimeZone(shop.timeZone) ? shop.timeZone : "UTC";
  const client = said({
    company: job.customerCompany,
    phone: job.customerPhone?.trim(),
    address: job.customerAddress,
    taxId: job.customerTaxId,
  });
  const statements = statementsOf(terms, {
    hasSupplies: quotes.some(({ suppliesAmount }) => suppliesAmount > 0),
  });
  return {
    shop: {
      name: shop.name,
      phone: shop.phone,
      address: shop.address,
      ...said({
        taxId: shop.taxId,
        registration: terms?.registration,
        wasteNumber: terms?.wasteNumber,
      }),
    },
    ...(Object.keys(client).length > 0 && { client }),
    vehicle: {
      make: job.carMake,
      model: job.carModel,
      year: job.carYear,
      plate: job.licensePlate,
      ...said({ vin: job.vin }),
      ...(job.odometer != null && job.odometerUnit
        ? { odometer: job.odometer, odometerUnit: job.odometerUnit }
        : {}),
    },
    ...(madeAt !== undefined && { madeAt, zone }),
    ...(madeAt !== undefined &&
      terms?.days != null && {
        until: dayAfter(wallTimeOf(madeAt, zone).slice(0, 10), terms.days),
      }),
    ...(job.promisedAt && { promisedAt: job.promisedAt.getTime(), zone }),
    ...(statements.length > 0 && { statements }),
  };
}
