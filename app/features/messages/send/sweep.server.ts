import { asc } from "drizzle-orm";
import { messages } from "#app/features/messages/tables.server.ts";
import { translateMessage } from "#app/features/messages/translate/translate-message.server.ts";
import { isDue } from "#app/platform/db/due-work.server.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import { deliver, giveUpCutOff } from "./deliver.server.ts";
import { eachShop } from "./each-shop.ts";
import { sendersOf } from "./senders.server.ts";

/** Most messages of one run. */
const perRun = 200;

/** Sends and translates due messages. Runs every quarter of an hour. */
export async function sweepMessages(
  services: Pick<Platform, "ai" | "config" | "db" | "files" | "mail" | "now" | "texting">,
  now: number,
): Promise<void> {
  await giveUpCutOff(services, now);
  const due = await services.db
    .select({ shopId: messages.shopId, id: messages.id, direction: messages.direction })
    .from(messages)
    .where(isDue(messages.dueAt, now))
    .orderBy(asc(messages.dueAt))
    .limit(perRun);
  await eachShop(due, services.now, async ({ direction, ...ref }) => {
    if (direction === "in") await translateMessage(services, ref);
    else await deliver(services, ref, await sendersOf(services, ref.shopId));
  });
}
