import { hashed } from "#app/features/account/session/tokens.server.ts";
import { type Revision, revisionOf } from "#app/features/approval/revision/revision.ts";
import { readJobToSend } from "#app/features/approval/send/read-job.server.ts";
import { sourcesOf } from "#app/features/approval/send/revision-sources.server.ts";
import { declinedColumns } from "#app/features/declined/declined-columns.server.ts";
import { findDeclinedWork, type Work } from "#app/features/declined/find-declined.server.ts";
import { draftOf } from "#app/features/declined/take-declined.server.ts";
import { priceDocument } from "#app/features/quotes/price/document.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import type { Cents, Currency } from "#app/values/money.ts";
import { offerText } from "./offer.ts";

/** Declined work at the price of today. */
export type Offer = {
  work: Work & { rates: NonNullable<Work["rates"]>; owner: NonNullable<Work["owner"]> };
  /** The contents of a link for it now. */
  revision: Revision;
  /** The hash of the approved contents. */
  mark: string;
};

type Of = { shopId: string; vehicleId: string; quoteId: string };

/** The work of a declined quote, if it may be taken up and the shop's currency is the same. */
export async function findTakeable(db: Db, of: Of): Promise<Offer["work"] | undefined> {
  const work = await findDeclinedWork(db, of);
  if (!work?.rates || !work.owner) return undefined;
  const { rates, owner, quote } = work;
  const isSame = rates.currency === quote.currency && rates.decimals >= quote.decimals;
  return isSame ? { ...work, rates, owner } : undefined;
}

/** The price at today's rates. */
export const priceToday = ({
  rates,
  ...work
}: Offer["work"]): { total: Cents; currency: Currency } => ({
  total: declinedColumns({ work: { ...work, rates }, rates, id: "", now: 0 }).totalAmount,
  currency: rates.currency,
});

/** The work with today's price, as a link would have it; undefined if it is not offered. */
export async function findOffer(db: Db, of: Of, now: number): Promise<Offer | undefined> {
  const work = await findTakeable(db, of);
  const old = work && (await readJobToSend(db, { shopId: of.shopId, jobId: work.job.id }));
  if (!work || !old) return undefined;
  const { rates, quote, owner } = work;
  const { terms } = declinedColumns({ work, rates, id: quote.id, now });
  const price = priceDocument(quote, { ...rates, terms });
  const today = { ...quote, ...rates, ...price, terms };
  const job = { ...old.job, ...draftOf(work, owner, ""), promisedAt: null };
  const found = { ...old, job, photos: [], inspection: undefined };
  const revision = revisionOf(sourcesOf(found, [today as (typeof old.quotes)[number]], now));
  return { work, revision, mark: await markOf(revision) };
}

export const markOf = async (revision: Revision): Promise<string> => hashed(offerText(revision));
