import { and, eq } from "drizzle-orm";
import { take, type Use } from "#app/features/account/budget/uses.server.ts";
import { addressFoundBy } from "#app/features/messages/address.server.ts";
import { noteConsent } from "#app/features/messages/consent/consents.server.ts";
import { answerTo, wishIn } from "#app/features/messages/consent/stop-words.ts";
import { messageEvents } from "#app/features/messages/provider.tables.server.ts";
import { countryOfShop } from "#app/features/shop/shop-country.server.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import { processEvent } from "./process-event.server.ts";
import type { IncomingCall, ProviderCall } from "./provider-call.ts";

type Services = Pick<Platform, "db" | "now"> & Partial<Pick<Platform, "queue">>;

/** The most messages to a shop from one number, and from all numbers together. */
export const incomingLimits = (shopId: string, from: string): Use[] => [
  { who: `${shopId} ${from}`, what: "messages.number", most: 60, window: 60 * 60_000 },
  { who: shopId, what: "messages.in", most: 3_000 },
];

/** The delay after which the sweep retries a call whose consequences are not stored. */
const retryMs = 60_000;

/** "limited": over the shop's limit, nothing was stored. "later": its message is not stored yet. */
type CallOutcome = {
  outcome: "done" | "known" | "limited" | "later";
  answer?: string | undefined;
};

/**
 * Stores a verified call once, however often it comes: first a consent or its withdrawal, which no
 * limit delays, then the call, then its consequences. The sweep resumes an interrupted one.
 */
export async function takeCall(
  services: Services,
  { shopId, shop }: { shopId: string; shop: string },
  call: ProviderCall,
  now: number,
): Promise<CallOutcome> {
  const { db } = services;
  const answer =
    call.kind === "in"
      ? answerTo({ text: call.facts.text, way: call.way, optOut: call.optOut, shop })
      : undefined;
  if (call.kind === "in") await noteWish(services, shopId, call, now);
  const { id, way, kind, sid, facts } = call;
  const event = { shopId, id, way, kind, sid, facts, at: new Date(now), tries: 0 };
  const itself = and(eq(messageEvents.shopId, shopId), eq(messageEvents.id, id));
  const known = await db.select({ dueAt: messageEvents.dueAt }).from(messageEvents).where(itself);
  if (known[0]?.dueAt === null) return { outcome: "known", answer };
  if (!known[0]) {
    if (call.kind === "in" && !(await take(db, incomingLimits(shopId, call.facts.from), now)))
      return { outcome: "limited", answer };
    await db
      .insert(messageEvents)
      .values({ ...event, dueAt: new Date(now + retryMs) })
      .onConflictDoNothing();
  }
  return { outcome: await processEvent(services, event, now), answer };
}

/** STOP and its synonyms end all messages to this number by this way; START ones allow them. */
async function noteWish(
  { db }: Services,
  shopId: string,
  { sid, way, facts: { from, text }, optOut }: IncomingCall,
  now: number,
): Promise<void> {
  const found = wishIn(text);
  const told = optOut?.toLowerCase();
  const wish = told === "stop" || told === "start" ? told : found?.wish;
  if (wish !== "stop" && wish !== "start") return;
  const address = await addressFoundBy(way, from, await countryOfShop(db, shopId));
  if (address === null) return;
  await noteConsent(db, {
    shopId,
    id: sid,
    address,
    way,
    state: wish === "stop" ? "withdrawn" : "given",
    words: text.slice(0, 100),
    language: found?.language ?? "en",
    by: null,
    now,
  });
}
