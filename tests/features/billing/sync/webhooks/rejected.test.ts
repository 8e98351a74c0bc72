import { expect, test } from "vitest";
import { seconds } from "../../../../support/billing/billing.ts";
import { eventId, openWebhookWorker } from "../../../../support/billing/webhook-worker.ts";
import { deliveryOf } from "../../../../support/billing/webhooks.ts";

const { stripe, send, visit, isRecorded } = openWebhookWorker();

const forgeries: [string, () => Promise<{ body: string; signature: string }>][] = [
  ["another secret", () => deliveryOf({ id: "evt_forged" }, { key: "whsec_another_one" })],
  ["signed an hour ahead of us", () => deliveryOf({ id: "evt_forged" }, { age: -3_600 })],
  ["more than five minutes old", () => deliveryOf({ id: "evt_forged" }, { age: 301 })],
  ["no signature", async () => ({ ...(await deliveryOf({ id: "evt_forged" })), signature: "" })],
  [
    "an odd signature",
    async () => ({ ...(await deliveryOf({ id: "evt_forged" })), signature: "t=1,v1=,v0=x" }),
  ],
  [
    "one byte changed",
    async () => ({
      ...(await deliveryOf({ id: "evt_forged" })),
      body: (await deliveryOf({ id: "evt_forgee" })).body,
    }),
  ],
  [
    "the signature of another event",
    async () => ({
      ...(await deliveryOf({ id: "evt_forged" })),
      signature: (await deliveryOf({ id: "evt_other" })).signature,
    }),
  ],
  [
    "a space more",
    async () => deliveryOf({ id: "evt_forged" }).then((one) => ({ ...one, body: `${one.body} ` })),
  ],
  [
    "a newer time in front of an old signature",
    async () => {
      const old = await deliveryOf({ id: "evt_forged" }, { age: 4_000 });
      return { ...old, signature: old.signature.replace(/t=\d+/, `t=${seconds(Date.now())}`) };
    },
  ],
];
test.each(forgeries)("%s", async (_, make) => {
  const response = await send(await make());
  expect([response.status, await isRecorded("evt_forged"), stripe.asked]).toEqual([400, false, []]);
});

test("Accepts an event that is four and a half minutes old", async () => {
  expect((await send(await deliveryOf({ id: eventId() }, { age: 270 }))).status).toBe(200);
});

test.each(["", "null", "[]", "not json", '{"id":1,"type":2}', '{"id":"evt_1"}', '"text"'])(
  "Rejects a signed body that is not an event: %j",
  async (body) => {
    const Stripe = (await import("stripe")).default;
    const signature = await new Stripe("sk_test_none").webhooks.generateTestHeaderStringAsync({
      payload: body,
      secret: "whsec_llave_demo_only",
    });
    expect((await send({ body, signature })).status).toBe(400);
  },
);

test("Rejects a body over the limit without reading all of it", async () => {
  expect((await send({ body: "x".repeat(256 * 1024 + 1), signature: "" })).status).toBe(413);
  let sent = 0;
  const endless = new ReadableStream({
    pull: (controller) => controller.enqueue(new Uint8Array(16_384).fill(++sent)),
  });
  const response = await send({ body: "", signature: "" }, {
    body: endless,
    duplex: "half",
  } as RequestInit);
  expect(response.status).toBe(413);
  expect(sent).toBeLessThan(40);
});

test("Rejects other methods and paths", async () => {
  for (const method of ["GET", "PUT", "DELETE"])
    expect((await visit("/webhooks/stripe", { method })).status).toBe(405);
  expect((await visit("/webhooks")).status).toBe(404);
});
