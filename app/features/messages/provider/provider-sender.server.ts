import { and, eq } from "drizzle-orm";
import { messagedNumber } from "#app/features/customers/phone-spelling.ts";
import { consentQuery } from "#app/features/messages/consent/consents.server.ts";
import { pictureAddress } from "#app/features/messages/pictures/picture-address.server.ts";
import { messageEvents } from "#app/features/messages/provider.tables.server.ts";
import { type Handover, type Outgoing, SendFailure } from "#app/features/messages/send/sender.ts";
import { messageAccounts } from "#app/features/messages/tables.server.ts";
import { log } from "#app/platform/log/log.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import { TextingError } from "#app/platform/texting/texting.ts";
import { failureOf } from "./failures.ts";
import type { ProviderAccount } from "./find-account.server.ts";
import { whatsappQuery } from "./find-window.server.ts";
import { hookAddress } from "./hook.ts";
import { openKeys } from "./sealed-keys.server.ts";
import { windowEnd } from "./window.ts";

type Services = Pick<Platform, "db" | "config" | "texting" | "now">;

/** The delay before a sent message is first queried, unless its reports arrive. */
const firstAskMs = 10 * 60_000;

/** A way through the shop's own account with the provider. */
export const providerSender = (services: Services, account: ProviderAccount) => ({
  async send(message: Outgoing): Promise<Handover> {
    const { to, words, id } = message;
    const number = messagedNumber(to ?? "");
    if (!number.startsWith("+")) throw new SendFailure("address");
    if (account.state !== "ready") throw new SendFailure("account");
    const isFree = await allow(services, account, message);
    const keys = await openKeys(services.config, account.shopId, account.keys);
    if (!keys) throw new SendFailure("account");
    const pictures = isFree ? message.photos : [];
    const media = await Promise.all(
      pictures.map((photoId) =>
        pictureAddress(services.config, { shopId: account.shopId, photoId }, services.now()),
      ),
    );
    try {
      const report = await services.texting.send(keys, {
        way: account.way,
        from: account.number,
        to: number,
        text: words,
        media,
        content: isFree ? undefined : (message.content ?? undefined),
        reportTo: hookAddress(services.config.appUrl, account.hook, id),
      });
      await askLater(services, account, report.sid);
      return { providerId: report.sid, price: report.price };
    } catch (error) {
      throw await failureIn(services, account, error);
    }
  },
});

/**
 * Reads immediately before sending whether this number may get any text, or only an approved
 * template. @throws SendFailure
 */
async function allow(
  { db, now }: Services,
  { shopId, way }: ProviderAccount,
  { to, conversationId, content }: Outgoing,
): Promise<boolean> {
  const [[consent], [whatsapp]] = await db.batch([
    consentQuery(db, { shopId, address: to ?? "", way }),
    whatsappQuery(db, { shopId, conversationId }),
  ]);
  if (consent?.state === "withdrawn") throw new SendFailure("withdrawn");
  const isFree = way !== "whatsapp" || windowEnd(whatsapp?.lastIn ?? null, now()) !== null;
  if (!isFree && content === null) throw new SendFailure("window");
  return isFree;
}

/** Schedules a query of the message: its reports may be lost, and its price comes later. */
async function askLater(
  { db, now }: Services,
  { shopId, way }: ProviderAccount,
  sid: string,
): Promise<void> {
  const at = now();
  try {
    await db
      .insert(messageEvents)
      .values({
        shopId,
        id: `${sid}:ask`,
        way,
        kind: "ask",
        sid,
        facts: null,
        at: new Date(at),
        dueAt: new Date(at + firstAskMs),
      })
      .onConflictDoNothing();
  } catch (error) {
    // The message is gone: to fail here would send it again.
    log.error("a message will not be asked about", error);
  }
}

async function failureIn({ db, now }: Services, account: ProviderAccount, error: unknown) {
  if (!(error instanceof TextingError)) return error;
  if (error.problem === "busy") return error; // later it works
  log.warn("a message was not taken by its provider", error);
  if (error.problem === "account")
    await db
      .update(messageAccounts)
      .set({ state: "broken", updatedAt: new Date(now()) })
      .where(
        and(
          eq(messageAccounts.shopId, account.shopId),
          eq(messageAccounts.way, account.way),
          eq(messageAccounts.version, account.version),
        ),
      );
  return new SendFailure(failureOf[error.problem], error.message);
}
