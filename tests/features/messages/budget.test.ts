import { drizzle } from "drizzle-orm/d1";
import { v7 as newId } from "uuid";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { take } from "#app/features/account/budget/uses.server.ts";
import { strangersToday } from "#app/features/messages/limits.ts";
import { receiveMessage } from "#app/features/messages/receive/receive-message.server.ts";
import { translateMessage } from "#app/features/messages/translate/translate-message.server.ts";
import { siteSettings } from "#app/platform/config/settings.tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { below, pick, tries } from "../../support/chance.ts";
import { openD1 } from "../../support/d1.ts";
import { aShop, messagesOf } from "../../support/messages.ts";
import { tally } from "../../support/tally.ts";
import { openModel } from "../translator/translators.ts";

// Goal S10: what comes in from outside causes no more calls of a model than are stated.

vi.spyOn(console, "warn").mockImplementation(() => {});
const daily = 8;
/** The second model reads a text by itself, so that it has ten times as many calls. */
const mostCalls = daily + 10 * daily;
let db: Db;
let close: () => Promise<void>;
beforeAll(async () => {
  const opened = await openD1();
  [db, close] = [drizzle(opened.d1), opened.close];
  await db
    .insert(siteSettings)
    .values({ id: 1, dailyTranslations: daily, siteTranslations: 1_000, updatedAt: new Date() });
});
afterAll(() => close());

test("S10: a flood of strangers and customers calls a model as often as one member may", {
  timeout: 120_000,
}, async () => {
  const shop = await aShop({ db });
  const day = Date.UTC(2026, 10, 27, 8);
  let now = day;
  const model = openModel(() => {
    if (below(3) === 0) throw new Error("3040: busy");
    return pick(["I will come by tomorrow", "", "999 dollars"]);
  });
  const services = { db, ai: model.ai, now: () => now };
  const flood = tries(300);
  for (let n = 0; n < flood; n++)
    await receiveMessage(services, {
      shopId: shop.shopId,
      way: pick(["sms", "whatsapp"]),
      from: n % 10 === 0 ? "+12125550147" : `+1956${2_000_000 + n}`,
      text: `Paso mañana por mi camioneta, la ${n}`,
      providerId: newId(),
      at: now + n,
      mayTranslate: async ({ isKnown }) =>
        isKnown || (await take(db, [strangersToday(shop.shopId)], now)),
    });
  const due = (await messagesOf({ db }, shop)).filter(({ dueAt }) => dueAt !== null);
  expect(due.length).toBeLessThanOrEqual(50 + flood / 10);
  for (let hour = 0; hour < 10; hour++) {
    now = day + hour * 3_600_000;
    for (const { id } of due) {
      const ref = { shopId: shop.shopId, id };
      await Promise.all([translateMessage(services, ref), translateMessage(services, ref)]);
    }
  }
  tally(flood, Math.max(0, model.asked.length - mostCalls));
  expect(model.asked.length).toBeGreaterThan(0);
  expect(model.asked.length).toBeLessThanOrEqual(mostCalls);
  // Every message is stored nevertheless.
  expect(await messagesOf({ db }, shop)).toHaveLength(flood);
});
