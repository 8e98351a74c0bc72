import { and, desc, eq } from "drizzle-orm";
import type { AddressedWay } from "#app/features/messages/address.server.ts";
import { consents } from "#app/features/messages/tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import type { Language } from "#app/values/language.ts";

/** For one address, as compared (`addressFoundBy`), and one way. */
type ConsentFor = { shopId: string; address: string; way: AddressedWay };

type NewConsent = Omit<ConsentFor, "way"> & {
  /** "marketing": e-mail about other work than a job's. */
  way: AddressedWay | "marketing";
  /** The key of the form or the id of the message, so that a repeated consent is stored once. */
  id: string;
  state: "given" | "withdrawn";
  /** The words that were shown, or the word that was sent. */
  words: string;
  language: Language;
  by: string | null;
  now: number;
};

/** Notes a consent, or its end. Rows are only ever added; the latest counts. */
export const noteConsent = (db: Db, { now, ...consent }: NewConsent) =>
  db
    .insert(consents)
    .values({ ...consent, at: new Date(now) })
    .onConflictDoNothing();

/** The latest word about an address and a way; the statement, for a batch. */
export const consentQuery = (db: Db, { shopId, address, way }: ConsentFor) =>
  db
    .select({
      state: consents.state,
      words: consents.words,
      language: consents.language,
      by: consents.by,
      at: consents.at,
    })
    .from(consents)
    .where(and(eq(consents.shopId, shopId), eq(consents.address, address), eq(consents.way, way)))
    .orderBy(desc(consents.at), desc(consents.id))
    .limit(1);
