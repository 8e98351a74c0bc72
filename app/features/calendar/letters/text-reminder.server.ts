import { and, eq, sql } from "drizzle-orm";
import { v7 as newId } from "uuid";
import type { Appointment } from "#app/features/calendar/appointment/rows.server.ts";
import { customers } from "#app/features/customers/tables.server.ts";
import { latestConsent } from "#app/features/messages/consent/job-consents.server.ts";
import { addOutgoing } from "#app/features/messages/send/send-message.server.ts";
import { conversations, messageAccounts } from "#app/features/messages/tables.server.ts";
import { shopSettings } from "#app/features/shop/tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { otherLanguages } from "#app/values/language.ts";
import { addToken } from "./appointment-token.server.ts";
import { factsOf } from "./letter-facts.server.ts";
import { textReminders } from "./letter-texts.ts";
import type { LetterServices } from "./mail-letter.server.ts";

/**
 * The customer of an appointment who agreed to text messages, and the conversation with them; none
 * where the shop has no account that sends any.
 */
const textQuery = (db: Db, { shopId, customerId, contact }: Appointment) =>
  db
    .select({
      customerId: sql<string>`${customers.id}`.as("customer"),
      address: sql<string>`${customers.phoneFoundBy}`.as("address"),
      conversationId: sql<string | null>`${conversations.id}`.as("conversation"),
      version: sql<number | null>`${conversations.version}`.as("version"),
      shop: sql<string | null>`${shopSettings.shopName}`.as("shop"),
    })
    .from(customers)
    .innerJoin(
      messageAccounts,
      and(
        eq(messageAccounts.shopId, customers.shopId),
        eq(messageAccounts.way, "sms"),
        eq(messageAccounts.state, "ready"),
      ),
    )
    .leftJoin(shopSettings, eq(shopSettings.shopId, customers.shopId))
    .leftJoin(
      conversations,
      and(eq(conversations.shopId, customers.shopId), eq(conversations.customerId, customers.id)),
    )
    .where(
      and(
        eq(customers.shopId, shopId),
        customerId === null ? eq(customers.phoneFoundBy, contact) : eq(customers.id, customerId),
        eq(latestConsent("phone_found_by", "sms"), "given"),
      ),
    )
    .limit(1);

/**
 * Reminds by a text message, as one more word in the conversation with the customer, which goes with
 * the next run. False for whoever did not agree to text messages, and where the shop sends none.
 */
export async function textReminder(
  { db, config }: Pick<LetterServices, "db" | "config">,
  row: Appointment,
  now: number,
): Promise<boolean> {
  const found = await textQuery(db, row).get();
  if (!found) return false;
  const { language, shopId, jobId } = row;
  const [other] = otherLanguages(language);
  const token = await addToken(db, row, now);
  const said = (one: typeof language) =>
    textReminders[one](factsOf(row, one, { shop: found.shop ?? "", token, config }));
  const message = {
    shopId,
    id: newId({ msecs: now }),
    conversationId: found.conversationId ?? found.customerId,
    customerId: found.customerId,
    reader: language,
    jobId,
    way: "sms" as const,
    address: found.address,
    by: null,
    now,
    handed: false,
    text: said(language),
    language,
    translation: other ? said(other) : null,
    translationLanguage: other ?? null,
    translationState: other ? ("template" as const) : ("none" as const),
  };
  const added = await addOutgoing(db, { ...message, version: found.version ?? 0 });
  if (added !== "overtaken") return added === "added";
  // Somebody said something at that very moment.
  const { version } = (await textQuery(db, row).get()) ?? {};
  return (await addOutgoing(db, { ...message, version: version ?? 0 })) === "added";
}
