import { eq } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sealKeys } from "#app/features/messages/provider/sealed-keys.server.ts";
import { sweepMessageEvents } from "#app/features/messages/provider/sweep-events.server.ts";
import { messageEvents, messageHooks } from "#app/features/messages/provider.tables.server.ts";
import { messageAccounts } from "#app/features/messages/tables.server.ts";
import type { Config } from "#app/platform/config/config.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { readTexting } from "#app/platform/texting/config.ts";
import type { Texting } from "#app/platform/texting/texting.ts";
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

const config = readTexting({ TEXTING: "demo" }, true).config as Config;
const begun = Date.UTC(2026, 10, 27);
const sid = (n: number) => `SM${String(n).padStart(32, "0")}`;

/** A shop with messages that are to be asked about, the first of them longest due. */
async function asking(account: string, messages: number, dueAt: number) {
  const owner = await signedIn(db, "premium");
  await makeShop(db, owner);
  const { shopId } = owner;
  const at = new Date(begun);
  const keys = await sealKeys(config, shopId, { accountSid: account, authToken: "f".repeat(32) });
  await db.insert(messageHooks).values({ shopId, key: account, createdAt: at });
  await db.insert(messageAccounts).values({
    shopId,
    way: "sms",
    provider: "twilio",
    number: "+19565550100",
    state: "ready",
    keys,
    createdAt: at,
    updatedAt: at,
  });
  for (let n = 0; n < messages; n++)
    await db.insert(messageEvents).values({
      shopId,
      id: `${sid(n)}:ask`,
      way: "sms",
      kind: "ask",
      sid: sid(n),
      facts: null,
      at,
      dueAt: new Date(dueAt + n),
    });
  return shopId;
}

test("An account that hangs holds up no other shop, and not its own sweep for ever", async () => {
  const [slow, quick] = [`AC${"1".repeat(32)}`, `AC${"2".repeat(32)}`];
  const hanging = await asking(slow, 60, begun - 60_000);
  const others = await asking(quick, 3, begun - 1_000);
  const asked: string[] = [];
  let now = begun;
  const othersDone = Promise.withResolvers<void>();
  const find: Texting["find"] = async ({ accountSid }, name) => {
    asked.push(accountSid);
    if (accountSid === quick) {
      if (asked.filter((one) => one === quick).length === 3) othersDone.resolve();
    } else {
      // A sequential sweep would never resolve this.
      await othersDone.promise;
      now += 8_000;
    }
    const price = { millionths: 7_900, currency: "USD" };
    return { sid: name, state: "delivered", errorCode: null, price };
  };
  const texting = { find } as Texting;
  await sweepMessageEvents({ db, config, texting, now: () => now }, begun);
  const rows = await db.select().from(messageEvents);
  const left = (shopId: string) => rows.filter((row) => row.shopId === shopId && row.dueAt).length;
  expect(left(others)).toBe(0);
  expect(left(hanging)).toBe(57);
  expect(asked.filter((one) => one === slow)).toHaveLength(3);
  const own = eq(messageEvents.shopId, hanging);
  expect((await db.select().from(messageEvents).where(own)).every(({ tries }) => tries === 0)).toBe(
    true,
  );
});
