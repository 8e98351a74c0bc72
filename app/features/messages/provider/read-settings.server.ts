import type { Platform } from "#app/platform/platform.server.ts";
import { findAccounts } from "./find-account.server.ts";
import { hookAddress } from "./hook.ts";
import { openKeys } from "./sealed-keys.server.ts";

/** Reads a shop's texting account for the section of settings, without its token. */
export async function readTextingSettings(
  { db, config }: Pick<Platform, "db" | "config">,
  shopId: string,
) {
  const isOffered = config.sealingKeys.length > 0;
  if (!isOffered) return { isOffered, account: null };
  const accounts = await findAccounts(db, shopId);
  const [first] = accounts;
  if (!first) return { isOffered, account: null };
  const keys = await openKeys(config, shopId, first.keys);
  const numberOf = (way: string) => accounts.find((one) => one.way === way)?.number ?? "";
  return {
    isOffered,
    account: {
      accountSid: keys?.accountSid ?? "",
      isReady: keys !== undefined && accounts.every(({ state }) => state === "ready"),
      sms: numberOf("sms"),
      whatsapp: numberOf("whatsapp"),
      hook: hookAddress(config.appUrl, first.hook),
    },
  };
}

export type TextingSettings = Awaited<ReturnType<typeof readTextingSettings>>;
