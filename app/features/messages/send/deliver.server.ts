import { and, eq, isNotNull } from "drizzle-orm";
import { consentQuery } from "#app/features/messages/consent/consents.server.ts";
import { customerWords } from "#app/features/messages/machine-mark.ts";
import type { MessageRef } from "#app/features/messages/message.ts";
import { messages } from "#app/features/messages/tables.server.ts";
import { shopSettings } from "#app/features/shop/tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { claimOnce, isDue, retryAt } from "#app/platform/db/due-work.server.ts";
import { log } from "#app/platform/log/log.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import { quietUntil, zoneOfNumber } from "./quiet-hours.ts";
import { type Handover, type Senders, SendFailure } from "./sender.ts";
import { fail, type MessageRow, rowOf, settle } from "./settle.server.ts";

type Services = Pick<Platform, "db" | "now">;

const minute = 60_000;
const tries = { most: 5, pauseMs: 4 * minute, factor: 4 };
/** After how long a claimed message counts as cut off. */
const cutOffMs = 30 * minute;

/**
 * Sends a waiting message once, after claiming it. A permanent refusal marks it as failed; any
 * other error is retried later. An address with a withdrawn consent gets nothing.
 */
export async function deliver(
  services: Services,
  ref: MessageRef,
  senders: Senders,
): Promise<void> {
  const { db, now } = services;
  const isWaiting = and(rowOf(ref), eq(messages.state, "waiting"));
  const [row] = await claimOnce(db, messages, "claimedAt", { row: isWaiting, now: now() });
  if (!row) return;
  const morning = await morningFor(services, row);
  if (morning !== null)
    return void (await db
      .update(messages)
      .set({ claimedAt: null, dueAt: new Date(morning), tries: row.tries - 1 })
      .where(rowOf(row)));
  try {
    const handover = await handOver(db, row, senders);
    await settle(db, row, now(), {
      state: "sent",
      providerId: handover.providerId ?? null,
      ...(handover.price && {
        price: handover.price.millionths,
        priceCurrency: handover.price.currency,
      }),
    });
  } catch (error) {
    const isFinal = error instanceof SendFailure;
    if (!isFinal) log.error("a message could not be sent", error, { way: row.way });
    const dueAt = isFinal ? null : retryAt(row.tries, now(), tries);
    if (!dueAt) await fail(db, row, now(), isFinal ? error.failure : "refused");
    else await db.update(messages).set({ claimedAt: null, dueAt }).where(isWaiting);
  }
}

/**
 * The instant at which a message that no member wrote may go to a phone: the end of quiet hours;
 * null if it may go now.
 */
async function morningFor(
  { db, now }: Services,
  { by, way, shopId, address }: MessageRow,
): Promise<number | null> {
  if (by !== null || (way !== "sms" && way !== "whatsapp")) return null;
  const [shop] = await db
    .select({ zone: shopSettings.timeZone })
    .from(shopSettings)
    .where(eq(shopSettings.shopId, shopId));
  return quietUntil(now(), zoneOfNumber(address, shop?.zone ?? "UTC"));
}

async function handOver(db: Db, row: MessageRow, senders: Senders): Promise<Handover> {
  const sender = senders[row.way];
  if (!sender || !("send" in sender)) throw new SendFailure("account");
  const { address, way, shopId } = row;
  if (address !== null && way !== "link") {
    const [consent] = await consentQuery(db, { shopId, address, way });
    if (consent?.state === "withdrawn") throw new SendFailure("withdrawn");
  }
  const reader = row.translationLanguage ?? row.language;
  return sender.send({
    ...row,
    to: address,
    words: customerWords(row, reader),
    reader,
    by: row.by ?? "",
    photos: row.photos ?? [],
  });
}

/** Gives up messages whose sending was interrupted: it is unknown whether they were sent. */
export async function giveUpCutOff({ db }: Pick<Services, "db">, now: number): Promise<void> {
  const rows = await db
    .select()
    .from(messages)
    .where(
      and(
        isNotNull(messages.dueAt),
        eq(messages.state, "waiting"),
        isDue(messages.claimedAt, now - cutOffMs),
      ),
    )
    .limit(200);
  for (const row of rows) await fail(db, row, now, "cutOff");
}
