import { eq } from "drizzle-orm";
import { shops } from "#app/features/account/shops.tables.server.ts";
import { users } from "#app/features/account/tables.server.ts";
import { sealKeys } from "#app/features/messages/provider/sealed-keys.server.ts";
import { messageHooks } from "#app/features/messages/provider.tables.server.ts";
import { messageAccounts } from "#app/features/messages/tables.server.ts";
import { readTexting } from "#app/platform/texting/config.ts";
import { demoAccount, tokenOf } from "../../../demo/twilio/accounts.ts";
import type { Stores } from "../../local/stores.ts";
import { demoAccounts } from "../../local/welcome.ts";

/** The account of the Diamond shop with the stand-in for Twilio. */
export async function seedTexting({ db }: Pick<Stores, "db">, now: number): Promise<void> {
  const [shop] = await db
    .select({ id: shops.id })
    .from(shops)
    .innerJoin(users, eq(users.id, shops.ownerId))
    .where(eq(users.email, demoAccounts[2]));
  if (!shop) return;
  const { config } = readTexting({ TEXTING: "demo" }, true);
  const { sid, sms, whatsapp, hook } = demoAccount;
  const keys = await sealKeys(config, shop.id, { accountSid: sid, authToken: tokenOf(sid) });
  const at = new Date(now);
  const account = { shopId: shop.id, provider: "twilio", keys, state: "ready" } as const;
  const times = { createdAt: at, updatedAt: at };
  await db.batch([
    db.insert(messageHooks).values({ shopId: shop.id, key: hook, createdAt: at }),
    db.insert(messageAccounts).values([
      { ...account, ...times, way: "sms", number: sms },
      { ...account, ...times, way: "whatsapp", number: whatsapp },
    ]),
  ]);
}
