import { eq } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sealAnew } from "#app/features/messages/provider/seal-anew.server.ts";
import { openKeys, sealKeys } from "#app/features/messages/provider/sealed-keys.server.ts";
import { messageAccounts } from "#app/features/messages/tables.server.ts";
import type { Config } from "#app/platform/config/config.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { readTexting } from "#app/platform/texting/config.ts";
import { openD1 } from "../../../support/d1.ts";
import { makeShop } from "../../../support/make.ts";
import { signedIn } from "../../../support/people.ts";

let db: Db;
let close: () => Promise<void>;
beforeAll(async () => {
  const opened = await openD1();
  [db, close] = [drizzle(opened.d1), opened.close];
});
afterAll(() => close());

const [one, two] = [`k1:${"a".repeat(40)}`, `k2:${"b".repeat(40)}`];
const configOf = (TEXTING_KEYS: string) => readTexting({ TEXTING_KEYS }, false).config as Config;
const keys = { accountSid: `AC${"1".repeat(32)}`, authToken: "f".repeat(32) };

test("The night seals with the new key what the old one sealed, and says what no key opens", async () => {
  const owner = await signedIn(db, "premium");
  await makeShop(db, owner);
  const { shopId } = owner;
  const [at, provider] = [new Date(), "twilio"];
  const row = { shopId, provider, number: "+1", createdAt: at, updatedAt: at } as const;
  await db.insert(messageAccounts).values([
    { ...row, way: "sms", state: "ready", keys: await sealKeys(configOf(one), shopId, keys) },
    { ...row, way: "whatsapp", state: "ready", keys: "k0:v1.gone.gone" },
  ]);
  const both = configOf(`${two},${one}`);
  for (let night = 0; night < 2; night++) await sealAnew({ db, config: both }, Date.now());
  const rows = await db.select().from(messageAccounts).where(eq(messageAccounts.shopId, shopId));
  const [sms, whatsapp] = [
    rows.find(({ way }) => way === "sms")!,
    rows.find(({ way }) => way !== "sms")!,
  ];
  expect(sms.keys).toMatch(/^k2:/);
  expect(await openKeys(configOf(two), shopId, sms.keys)).toEqual(keys);
  expect(sms.state).toBe("ready");
  expect(whatsapp).toMatchObject({ keys: "k0:v1.gone.gone", state: "broken" });
});
