import { encodeBase64urlNoPadding } from "@oslojs/encoding";
import { and, eq, inArray, sql } from "drizzle-orm";
import { phoneFoundBy } from "#app/features/customers/phone.server.ts";
import { messageHooks } from "#app/features/messages/provider.tables.server.ts";
import { messageAccounts } from "#app/features/messages/tables.server.ts";
import { countryOfShop } from "#app/features/shop/shop-country.server.ts";
import { auditEntry, auditEntryIf } from "#app/platform/log/audit.server.ts";
import { log } from "#app/platform/log/log.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import { TextingError, type TextingKeys, type TextingWay } from "#app/platform/texting/texting.ts";
import type { WordKey } from "#app/values/word-key.ts";
import type { AccountForm } from "./account-form.ts";
import { findAccounts, textingWays } from "./find-account.server.ts";
import { hookAddress } from "./hook.ts";
import { openKeys, sealKeys } from "./sealed-keys.server.ts";

type Services = Pick<Platform, "db" | "config" | "texting" | "now">;

type Problem = { field?: keyof AccountForm; key: WordKey };
type SaveResult = { ok: true } | ({ ok: false } & Problem);

/**
 * Stores a shop's account once the provider accepts its keys, and points the webhook of its SMS
 * number at us. The token is sealed and never shown again; an empty one keeps the stored one.
 */
export async function saveAccount(
  services: Services,
  { shopId, by }: { shopId: string; by: string },
  form: AccountForm,
): Promise<SaveResult> {
  const { db, config, texting, now } = services;
  const country = await countryOfShop(db, shopId);
  const numbers = new Map<TextingWay, string>();
  for (const way of textingWays) {
    if (form[way] === "") continue;
    const number = await phoneFoundBy(form[way], country);
    if (!number?.startsWith("+")) return { ok: false, field: way, key: "provider:problems.number" };
    numbers.set(way, number);
  }
  if (numbers.size === 0) return { ok: false, field: "sms", key: "provider:problems.noNumber" };
  const keys = await keysIn(services, shopId, form);
  if (!keys) return { ok: false, field: "authToken", key: "provider:problems.tokenNeeded" };
  const hook = await hookOf(services, shopId);
  try {
    if (!(await texting.isOpen(keys)))
      return { ok: false, field: "accountSid", key: "provider:problems.closed" };
    const sms = numbers.get("sms");
    const listens = sms && (await texting.listen(keys, sms, hookAddress(config.appUrl, hook)));
    if (listens === "missing")
      return { ok: false, field: "sms", key: "provider:problems.notYours" };
  } catch (error) {
    return { ok: false, ...problemOf(error) };
  }
  const sealed = await sealKeys(config, shopId, keys);
  const at = new Date(now());
  const gone = textingWays.filter((way) => !numbers.has(way));
  const rows = [...numbers].map(([way, number]) => ({
    shopId,
    way,
    provider: "twilio",
    keys: sealed,
    number,
    state: "ready" as const,
    createdAt: at,
    updatedAt: at,
  }));
  await db.batch([
    db
      .insert(messageAccounts)
      .values(rows)
      .onConflictDoUpdate({
        target: [messageAccounts.shopId, messageAccounts.way],
        set: {
          keys: sealed,
          number: sql`excluded.number`,
          state: "ready",
          updatedAt: at,
          version: sql`${messageAccounts.version} + 1`,
        },
      }),
    db
      .delete(messageAccounts)
      .where(and(eq(messageAccounts.shopId, shopId), inArray(messageAccounts.way, gone))),
    auditEntry(db, { actorId: by, action: "shop.texting", subjectId: shopId, now: at.getTime() }),
  ]);
  return { ok: true };
}

function problemOf(error: unknown): Problem {
  if (!(error instanceof TextingError)) throw error;
  log.warn("an account for text messages was not taken", error);
  if (error.problem === "account") return { field: "authToken", key: "provider:problems.keys" };
  return {
    key: error.problem === "refused" ? "provider:problems.keys" : "provider:problems.later",
  };
}

/** The keys of the form; for an empty token the stored ones of that account. */
async function keysIn(
  { db, config }: Services,
  shopId: string,
  { accountSid, authToken }: AccountForm,
): Promise<TextingKeys | undefined> {
  if (authToken !== "") return { accountSid, authToken };
  const [stored] = await findAccounts(db, shopId);
  const keys = stored && (await openKeys(config, shopId, stored.keys));
  return keys?.accountSid === accountSid ? keys : undefined;
}

/** The key of the webhook address, created if there is none. */
async function hookOf({ db, now }: Services, shopId: string): Promise<string> {
  const key = encodeBase64urlNoPadding(crypto.getRandomValues(new Uint8Array(32)));
  const [, [row]] = await db.batch([
    db
      .insert(messageHooks)
      .values({ shopId, key, createdAt: new Date(now()) })
      .onConflictDoNothing(),
    db.select({ key: messageHooks.key }).from(messageHooks).where(eq(messageHooks.shopId, shopId)),
  ]);
  return row!.key;
}

/** Deletes a shop's keys and webhook address. */
export const removeAccount = (
  { db, now }: Pick<Platform, "db" | "now">,
  { shopId, by }: { shopId: string; by: string },
) =>
  db.batch([
    auditEntryIf(
      db,
      { actorId: by, action: "shop.textingRemoved", subjectId: shopId, now: now() },
      sql`EXISTS (SELECT 1 FROM ${messageAccounts} WHERE ${eq(messageAccounts.shopId, shopId)})`,
    ),
    db.delete(messageAccounts).where(eq(messageAccounts.shopId, shopId)),
    db.delete(messageHooks).where(eq(messageHooks.shopId, shopId)),
  ]);
