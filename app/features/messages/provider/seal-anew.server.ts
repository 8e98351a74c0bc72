import { and, asc, eq, gte, lt, or } from "drizzle-orm";
import { messageAccounts } from "#app/features/messages/tables.server.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import { isSealedAnew, openKeys, sealKeys } from "./sealed-keys.server.ts";

/** Most accounts that are resealed in a night. */
const perNight = 200;

/** Reseals keys with the current sealing key, so that the older one can be removed. */
export async function sealAnew(
  { db, config }: Pick<Platform, "db" | "config">,
  now: number,
): Promise<void> {
  const [key] = config.sealingKeys;
  if (!key) return;
  const others = or(
    lt(messageAccounts.keys, `${key.name}:`),
    gte(messageAccounts.keys, `${key.name};`),
  );
  const rows = await db
    .select({
      shopId: messageAccounts.shopId,
      way: messageAccounts.way,
      keys: messageAccounts.keys,
    })
    .from(messageAccounts)
    .where(others)
    .orderBy(asc(messageAccounts.keys))
    .limit(perNight);
  for (const { shopId, way, keys: old } of rows) {
    if (isSealedAnew(config, old)) continue;
    const opened = await openKeys(config, shopId, old);
    const itself = and(
      eq(messageAccounts.shopId, shopId),
      eq(messageAccounts.way, way),
      eq(messageAccounts.keys, old),
    );
    // Without our older key the shop's keys are lost: the shop is told to type them again.
    await db
      .update(messageAccounts)
      .set(
        opened
          ? { keys: await sealKeys(config, shopId, opened), updatedAt: new Date(now) }
          : { state: "broken" },
      )
      .where(itself);
  }
}
