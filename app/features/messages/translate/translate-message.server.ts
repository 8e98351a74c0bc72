import { and, eq, sql } from "drizzle-orm";
import { changedAt } from "#app/features/messages/change.server.ts";
import type { MessageRef } from "#app/features/messages/message.ts";
import { conversations, messages } from "#app/features/messages/tables.server.ts";
import { writtenIn } from "#app/features/translator/language/language.server.ts";
import { retryDelay } from "#app/features/translator/no-translation.ts";
import { isFree } from "#app/platform/db/due-work.server.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import { languages } from "#app/values/language.ts";
import { proposeTranslation } from "./propose.server.ts";

type Services = Pick<Platform, "ai" | "db" | "now">;

/** How often a translation is tried, and how long one try may take, in milliseconds. */
const mostTries = 6;
const claimMs = 5 * 60_000;

/**
 * Detects the language of an incoming message, translates it once, and stores both; retried later
 * if the service fails. A stranger is answered in the detected language.
 */
export async function translateMessage(services: Services, { shopId, id }: MessageRef) {
  const { db } = services;
  const now = services.now();
  const isDueText = and(
    eq(messages.shopId, shopId),
    eq(messages.id, id),
    eq(messages.translationState, "due"),
  );
  const [claimed] = await db
    .update(messages)
    .set({ claimedAt: new Date(now), tries: sql`${messages.tries} + 1` })
    .where(and(isDueText, isFree(messages.claimedAt, now - claimMs)))
    .returning();
  if (!claimed) return;
  const { text, conversationId, tries } = claimed;
  const from = await writtenIn(text, claimed.language);
  const to = languages.find((other) => other !== from)!;
  const made = await proposeTranslation(services, { shopId, by: shopId, text, from, to });
  const isLater = (made.unmade === "busy" || made.unmade === "limit") && tries < mostTries;
  await db.batch([
    db
      .update(messages)
      .set(
        isLater
          ? { claimedAt: null, dueAt: new Date(now + retryDelay("busy", tries)) }
          : {
              claimedAt: null,
              dueAt: null,
              language: from,
              translation: made.translation,
              translationLanguage: made.translation === null ? null : to,
              translationState: made.doubt === "sense" ? "doubt" : made.state,
            },
      )
      .where(and(isDueText, eq(messages.claimedAt, claimed.claimedAt!))),
    db
      .update(conversations)
      .set({
        changedAt: changedAt(services.now()),
        language: sql`iif(customer_id IS NULL, ${from}, language)`,
      })
      .where(and(eq(conversations.shopId, shopId), eq(conversations.id, conversationId))),
  ]);
}
