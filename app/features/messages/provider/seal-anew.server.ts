import { and, asc, eq, gte, lt, or } from "drizzle-orm";
import { messageAccounts } from "#app/features/messages/tables.server.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import { isSealedAnew, openKeys, sealKeys } from "./sealed-keys.server.ts";

/** How many accounts one night seals anew. */
const perNight = 200;

/** Seals with the key that seals now what an older one sealed, so that the older can be taken away. */
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
    // A key of ours that is gone took the shop's with it: the shop is told to type them again.
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
