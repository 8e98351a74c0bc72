import { and, eq, isNull, notExists, sql } from "drizzle-orm";
import { markDelivery } from "#app/features/messages/send/mark-delivery.server.ts";
import { messages } from "#app/features/messages/tables.server.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import type { TextingWay } from "#app/platform/texting/texting.ts";
import { reportedFailure } from "./failures.ts";
import type { FactsWith, StoredEvent } from "./stored-event.ts";

type Services = Pick<Platform, "db" | "now">;

/** False while there is no such message. */
export async function report(
  services: Services,
  { shopId, way, sid, at }: StoredEvent,
  { state, errorCode, price, message }: FactsWith<"state">,
): Promise<boolean> {
  const delivery = {
    shopId,
    way,
    providerId: sid,
    state,
    failure: reportedFailure({ state, errorCode }),
    price: price ?? undefined,
    at: at.getTime(),
  };
  if ((await markDelivery(services, delivery)) !== "unknown") return true;
  if (!message || !(await nameByReport(services, { shopId, way, id: message, sid }))) return false;
  await markDelivery(services, delivery);
  return true;
}

type Unnamed = { shopId: string; way: TextingWay; id: string; sid: string };

/**
 * A report proves that a message was sent whose sending was cut off before its name was stored: the
 * address that we gave for reports names our own row.
 */
async function nameByReport({ db }: Services, { shopId, way, id, sid }: Unnamed): Promise<boolean> {
  const named = db
    .select({ id: messages.id })
    .from(messages)
    .where(and(eq(messages.shopId, shopId), eq(messages.way, way), eq(messages.providerId, sid)));
  const written = await db
    .update(messages)
    .set({
      providerId: sid,
      state: sql`CASE WHEN ${messages.failure} = 'cutOff' OR ${messages.state} = 'waiting'
        THEN 'sent' ELSE ${messages.state} END`,
      failure: sql`CASE WHEN ${messages.failure} = 'cutOff' THEN NULL ELSE ${messages.failure} END`,
      dueAt: null,
    })
    .where(
      and(
        eq(messages.shopId, shopId),
        eq(messages.id, id),
        eq(messages.way, way),
        eq(messages.direction, "out"),
        isNull(messages.providerId),
        notExists(named),
      ),
    )
    .returning({ id: messages.id });
  return written.length > 0;
}
