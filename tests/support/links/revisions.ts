import type { Certificate } from "#app/features/approval/certificate/certificate.ts";
import type { Question } from "#app/features/approval/page/question/question-page.tsx";
import {
  type Revision,
  type RevisionSources,
  revisionOf,
} from "#app/features/approval/revision/revision.ts";
import { standardTerms } from "#app/features/approval/revision/terms.ts";
import { priceDocument } from "#app/features/quotes/price/document.ts";
import type { Currency } from "#app/values/money.ts";
import type { Priced } from "../../features/quotes/price/fractions.ts";

/** Such quotes as they are stored, numbered from 1. */
const shownQuotes = (quotes: readonly (Priced & { currency: Currency })[]) =>
  quotes.map((quote, at): RevisionSources["quotes"][number] => {
    const named = <Line>(lines: readonly Line[], name: string) =>
      lines.map((line, nth) => ({ ...line, id: `${at}-${name}-${nth}`, name }));
    const lines = { materials: named(quote.materials, "Part"), labor: named(quote.labor, "Work") };
    const { materials, ...priced } = priceDocument({ ...quote, ...lines }, quote);
    const noFacts = { unit: null, partNumber: null, condition: null, cost: null };
    return {
      id: `q${at}`,
      number: at + 1,
      description: "Brakes",
      status: "pending",
      createdAt: 0,
      updatedAt: 0,
      version: 1,
      statusVersion: 1,
      laborHours: quote.laborHours,
      laborRate: quote.laborRate,
      terms: quote.terms,
      currency: quote.currency,
      decimals: quote.decimals,
      ...priced,
      materials: materials.map((line) => ({ ...line, ...noFacts })),
    };
  });

/** Builds the revision of these quotes. */
export const revisionOfPriced = (
  quotes: readonly (Priced & { currency: Currency })[],
  more: Partial<RevisionSources> = {},
): Revision =>
  revisionOf({
    job: {
      id: "job",
      number: 42,
      language: "en",
      customerFirstName: "Ana",
      customerLastName: "Ruiz",
      carMake: "Nissan",
      carModel: "Versa",
      carYear: 2019,
      licensePlate: "ABC-123",
      issues: "Noise",
      diagnostic: null,
    },
    shop: { name: "Taller Ruiz", phone: null, address: null },
    quotes: shownQuotes(quotes),
    translations: [],
    assumed: "en",
    unreviewedMayGo: false,
    terms: standardTerms,
    depositPercent: null,
    ...more,
  });

/** The page of a link that asks for an answer to all of them. */
export const questionWith = (revision: Revision): Question => ({
  path: "/q/t",
  action: "/q/t",
  revision,
  photos: [],
  asks: {},
  shop: { ...revision.shop, logo: null, timeZone: "UTC" },
  waysToPay: null,
  expiresAt: 0,
  preview: null,
  key: "k",
  draft: "d",
});

/** The evidence that all of them were approved by the link. */
export const certificateOf = (revision: Revision): Certificate => ({
  decision: {
    shopId: "s",
    jobId: "job",
    id: "d1",
    revision: 1,
    sha256: "0",
    zone: "UTC",
    name: "Ana Ruiz",
    way: "link",
    language: "en",
    address: "::1",
    device: "Phone",
    at: new Date(0),
    total: revision.total,
    currency: revision.currency,
    quotes: revision.quotes.map(({ id, number, totalAmount: total }) => ({
      id,
      number,
      approved: true,
      reason: null,
      total,
    })),
  } as unknown as Certificate["decision"],
  revision,
  paper: null,
  photos: [],
  walks: [],
  events: [],
});
