import { drizzle } from "drizzle-orm/d1";
import { v7 as newId } from "uuid";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openKeys, sealKeys } from "#app/features/messages/provider/sealed-keys.server.ts";
import { messageEvents, messageHooks } from "#app/features/messages/provider.tables.server.ts";
import { conversations, messageAccounts, messages } from "#app/features/messages/tables.server.ts";
import type { Config } from "#app/platform/config/config.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { signatureOf } from "../../../../demo/twilio/signature.ts";
import { answerCall } from "../../../../workers/stripe/answer-call.ts";
import { below, chance, pick, tries } from "../../../support/chance.ts";
import { openD1 } from "../../../support/d1.ts";
import { makeShop } from "../../../support/make.ts";
import { signedIn } from "../../../support/people.ts";
import { tally } from "../../../support/tally.ts";

// R15: calls of a provider that are forged, replayed and out of order, against a model of what the
// conversations must say afterwards.

let db: Db;
let close: () => Promise<void>;
beforeAll(async () => {
  const opened = await openD1();
  [db, close] = [drizzle(opened.d1), opened.close];
});
afterAll(() => close());

const config = {
  appUrl: "https://llave.example",
  sealingKeys: [{ name: "k1", secret: "s".repeat(40) }],
} as Config;
/** Longer runs have longer. */
const timeoutMs = 60_000 + 100 * tries(1_000);

const hex = () => crypto.randomUUID().replaceAll("-", "");
const rank = ["waiting", "sent", "failed", "delivered"];

async function shopWithAccount() {
  const owner = await signedIn(db, "premium");
  await makeShop(db, owner);
  const { shopId } = owner;
  const keys = { accountSid: `AC${hex()}`, authToken: hex() };
  const key = `${hex()}${hex()}`.slice(0, 43);
  const at = new Date();
  await db.insert(messageHooks).values({ shopId, key, createdAt: at });
  const sealed = await sealKeys(config, shopId, keys);
  const row = { shopId, keys: sealed, provider: "twilio", state: "ready" as const };
  await db.insert(messageAccounts).values([
    { ...row, way: "sms", number: "+19565550199", createdAt: at, updatedAt: at },
    { ...row, way: "whatsapp", number: "+19565550198", createdAt: at, updatedAt: at },
  ]);
  expect(await openKeys(config, shopId, sealed)).toEqual(keys);
  return { shopId, keys, key };
}
type Shop = Awaited<ReturnType<typeof shopWithAccount>>;
type Call = { form: Record<string, string>; query: string };

async function post(shop: Shop, { form, query }: Call, token = shop.keys.authToken) {
  const address = `${config.appUrl}/webhooks/messages/${shop.key}${query}`;
  const request = new Request(address, {
    method: "POST",
    body: new URLSearchParams(form),
    headers: { "x-twilio-signature": await signatureOf(address, form, token) },
  });
  return answerCall({ db, config: config as never, now: Date.now }, request, shop.key);
}

const channel = (way: string, number: string) => (way === "sms" ? number : `whatsapp:${number}`);

const incoming = ({ keys }: Shop, phone: string, way: string): Call => ({
  query: "",
  form: {
    AccountSid: keys.accountSid,
    MessageSid: `SM${hex()}`,
    SmsStatus: "received",
    From: channel(way, phone),
    To: channel(way, "+19565550199"),
    Body: `Mensaje ${hex()}`,
    NumMedia: "0",
  },
});

/** A message of the shop that waits to be sent, or whose sending is noted, and its reports. */
async function outgoing(shop: Shop, phone: string, way: "sms" | "whatsapp") {
  const { shopId } = shop;
  const [id, conversationId, sid] = [newId(), newId(), `SM${hex()}`];
  const isNoted = chance() < 0.7;
  const at = new Date();
  const own = { shopId, language: "en", lastAt: at, lastWay: way, changedAt: at } as const;
  await db
    .insert(conversations)
    .values({ ...own, id: conversationId, address: `${phone}${hex()}` });
  const text = { text: "x", language: "en", translationState: "none" } as const;
  await db.insert(messages).values({
    ...text,
    shopId,
    id,
    conversationId,
    way,
    direction: "out",
    by: "m",
    at,
    address: phone,
    ...(isNoted
      ? { state: "sent", providerId: sid }
      : { state: "failed", failure: "cutOff", claimedAt: at }),
  });
  const end = pick(["delivered", "undelivered", "failed"]);
  const reports = ["queued", "sent", end].map(
    (status): Call => ({
      query: `?message=${id}`,
      form: {
        AccountSid: shop.keys.accountSid,
        MessageSid: sid,
        MessageStatus: status,
        From: channel(way, "+19565550199"),
        To: channel(way, phone),
        ...(status === "undelivered" && { ErrorCode: "30003" }),
      },
    }),
  );
  return { id, sid, reports };
}

const shuffled = <One>(list: readonly One[]): One[] =>
  list
    .map((one) => ({ one, at: chance() }))
    .sort((a, b) => a.at - b.at)
    .map(({ one }) => one);

test(
  "A thousand calls forged, replayed and out of order leave what was said, once",
  async () => {
    const shop = await shopWithAccount();
    const phones = Array.from({ length: 12 }, (_, n) => `+1956555${1000 + n}`);
    const rounds = Math.ceil(tries(1_000) / 250);
    const said = new Map<string, { text: string; way: string; from: string }>();
    const ends = new Map<string, string[]>();
    let asked = 0;
    for (let round = 0; round < rounds; round++) {
      const calls: Call[] = [];
      for (let n = 0; n < 40; n++) {
        const [way, phone] = [pick(["sms", "whatsapp"]), pick(phones)];
        const call = incoming(shop, phone, way);
        const { MessageSid, Body } = call.form as Record<"MessageSid" | "Body", string>;
        said.set(MessageSid, { text: Body, way, from: phone });
        calls.push(call);
      }
      for (let n = 0; n < 30; n++) {
        const sent = await outgoing(shop, pick(phones), pick(["sms", "whatsapp"]));
        const arrived = sent.reports.filter(() => chance() < 0.8);
        ends.set(
          sent.id,
          arrived.map(({ form }) => form.MessageStatus!),
        );
        calls.push(...arrived);
      }
      const replayed = [...calls, ...calls.filter(() => chance() < 0.6)];
      asked += replayed.length;
      for (const call of shuffled(replayed)) {
        expect((await post(shop, call)).status).toBe(200);
        if (chance() < 0.3) expect((await post(shop, call, hex())).status).toBe(403);
        const changed = { ...call, form: { ...call.form, Body: "forged" } };
        if (chance() < 0.1) {
          const forged = await post({ ...shop, key: shop.key }, changed, "wrong".repeat(6));
          expect(forged.status).toBe(403);
        }
      }
    }
    tally(asked);
    const rows = (await db.select().from(messages)).filter(({ shopId }) => shopId === shop.shopId);
    const received = rows.filter(({ direction }) => direction === "in");
    // Twelve numbers have a limit of sixty an hour: what is beyond it was not stored.
    expect(received.length).toBeLessThanOrEqual(said.size);
    expect(received.length).toBeGreaterThan(Math.min(said.size, 12 * 60) * 0.8);
    for (const { providerId, text, way, address } of received)
      expect({ text, way, from: address }).toEqual(said.get(providerId!));
    for (const [id, statuses] of ends) {
      const row = rows.find((one) => one.id === id)!;
      if (statuses.length === 0) continue;
      const best = Math.max(
        ...statuses.map((status) =>
          rank.indexOf(
            ({ delivered: "delivered", undelivered: "failed", failed: "failed" } as const)[
              status as "delivered"
            ] ?? "sent",
          ),
        ),
      );
      expect([row.state, row.providerId !== null]).toEqual([rank[best], true]);
      if (row.state !== "failed") expect(row.failure).toBeNull();
    }
    const talks = (await db.select().from(conversations)).filter(
      ({ shopId, address }) => shopId === shop.shopId && phones.includes(address ?? ""),
    );
    const counted = talks.reduce((sum, { unread }) => sum + unread, 0);
    expect(counted).toBe(received.length);
    const open = (await db.select().from(messageEvents)).filter(({ facts }) => facts !== null);
    expect(open).toEqual([]);
  },
  timeoutMs,
);

test(
  "STOP in the middle: what begins after it is not sent, in a thousand races",
  async () => {
    const { providerSender } = await import(
      "#app/features/messages/provider/provider-sender.server.ts"
    );
    const { findAccounts } = await import("#app/features/messages/provider/find-account.server.ts");
    const shop = await shopWithAccount();
    const [account] = await findAccounts(db, shop.shopId);
    const events: string[] = [];
    const texting = {
      send: async (_: unknown, { to }: { to: string }) => {
        events.push(`sent ${to}`);
        return { sid: `SM${hex()}`, state: "sent", errorCode: null, price: undefined };
      },
    };
    const services = { db, config, texting, now: Date.now } as never;
    const sender = providerSender(services, account!);
    const [races, wrong]: [number, string[]] = [tries(1_000), []];
    let late = 0;
    for (let n = 0; n < races; n++) {
      const phone = `+1956${2_000_000 + n * 7}`;
      const message = { shopId: shop.shopId, id: newId(), conversationId: newId(), to: phone };
      const send = () =>
        sender.send({ ...message, words: "x", photos: [], content: null } as never).then(
          () => "sent",
          (error) => error.failure,
        );
      const stop = incoming(shop, phone, "sms");
      stop.form.Body = pick(["STOP", "alto", "Baja.", "cancelar"]);
      const turns = below(6);
      const racing = (async () => {
        for (let turn = 0; turn < turns; turn++) await Promise.resolve();
        return send();
      })();
      const stopped = post(shop, stop).then(() => send());
      const [first, second] = await Promise.all([racing, stopped]);
      if (second !== "withdrawn") wrong.push(`${n}: ${second} after STOP`);
      if (first !== "sent" && first !== "withdrawn") wrong.push(`${n}: ${first}`);
      if (first === "sent") late++;
    }
    tally(races, wrong.length);
    expect(wrong).toEqual([]);
    expect(events).toHaveLength(late);
  },
  timeoutMs,
);
