import { and, asc, eq, getTableColumns, lt, lte } from "drizzle-orm";
import { messageEvents } from "#app/features/messages/provider.tables.server.ts";
import { eachShop } from "#app/features/messages/send/each-shop.ts";
import { markDelivery } from "#app/features/messages/send/mark-delivery.server.ts";
import { isDue, retryAt, turnOf } from "#app/platform/db/due-work.server.ts";
import { log } from "#app/platform/log/log.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import { day } from "#app/values/calendar.ts";
import { reportedFailure } from "./failures.ts";
import { openAccount } from "./open-account.server.ts";
import { processEvent } from "./process-event.server.ts";
import type { StoredEvent } from "./stored-event.ts";

type Services = Pick<Platform, "db" | "now" | "config" | "texting">;

/** Most events of one run, and of one shop in it, so that no shop delays others. */
const perRun = 400;
const perShop = 40;
/** The last pause is some ten hours. */
const eventTries = { most: 8, pauseMs: 10 * 60_000 };

/** Retries interrupted events, and queries messages whose reports or price have not arrived. */
export async function sweepMessageEvents(services: Services, now: number): Promise<void> {
  const { db } = services;
  const place = turnOf(messageEvents.shopId, messageEvents.dueAt).as("place");
  const placed = db
    .select({ ...getTableColumns(messageEvents), place })
    .from(messageEvents)
    .where(isDue(messageEvents.dueAt, now))
    .as("placed");
  const due = await db
    .select()
    .from(placed)
    .where(lte(placed.place, perShop))
    .orderBy(asc(placed.dueAt))
    .limit(perRun);
  await eachShop(due, services.now, async (event) => {
    const { shopId, id, kind, tries } = event;
    const set = (values: Partial<typeof messageEvents.$inferInsert>) =>
      db
        .update(messageEvents)
        .set(values)
        .where(and(eq(messageEvents.shopId, shopId), eq(messageEvents.id, id)));
    const again = { dueAt: retryAt(tries + 1, now, eventTries), tries: tries + 1 };
    try {
      const isDone =
        kind === "ask"
          ? await ask(services, event, now)
          : (await processEvent(services, event, now)) === "done";
      await set(isDone || !again.dueAt ? { dueAt: null, facts: null } : again);
    } catch (error) {
      log.error("what a provider said could not be stored", error, { kind });
      await set(again);
    }
  });
}

/** Whether the final state and price of an outgoing message are known. */
async function ask(
  services: Services,
  { shopId, way, sid }: StoredEvent,
  at: number,
): Promise<boolean> {
  const account = await openAccount(services, shopId, way);
  if (!account) return true; // disconnected: no one can be asked any more
  const report = await services.texting.find(account.keys, sid);
  const { state, price } = report;
  const failure = reportedFailure(report);
  await markDelivery(services, { shopId, way, providerId: sid, state, failure, price, at });
  return state === "failed" || (state === "delivered" && price !== undefined);
}

/** Events are stored for as long as a provider could call about them again. */
export const pruneMessageEvents = ({ db }: Pick<Platform, "db">, now: number) =>
  db.delete(messageEvents).where(lt(messageEvents.at, new Date(now - 60 * day)));
