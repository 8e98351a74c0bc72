import Stripe from "stripe";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createTestHarness } from "wrangler";
import type { App } from "../../support/app.ts";
import { stripeOf, webhookSecret } from "../../support/billing/stripe.ts";

/** Stands in the place of a worker that the demo calls. */
const listening = (name: string) => ({
  config: {
    name,
    main: "./tests/support/billing/webhook-listener.ts",
    compatibility_date: "2026-10-01",
  },
});

// The built demo worker alone, with listeners in the places of the others.
const server = createTestHarness({
  workers: [
    { configPath: "./build/demo/wrangler.json" },
    listening("llave-stripe"),
    listening("llave"),
  ],
});
const demo: Pick<App, "demo"> = {
  demo: (path, init) =>
    server
      .getWorker("llave-demo")
      .fetch(new URL(path, "http://localhost").href, init as never) as unknown as Promise<Response>,
};
const stripe = stripeOf(demo);
const listener = (path: string) =>
  server.getWorker("llave-stripe").fetch(`http://localhost${path}`);
const answerWith = (status: number) => listener(`/answer?status=${status}`);
const heard = async () =>
  (await (await listener("/heard")).json()) as { body: string; signature: string }[];
const verified = ({ body, signature }: { body: string; signature: string }) =>
  stripe.client.webhooks.constructEventAsync(
    body,
    signature,
    webhookSecret,
    300,
    Stripe.createSubtleCryptoProvider(),
  );

/** Asks until something is as it should be; webhooks take a moment. */
async function until<T>(ask: () => Promise<T>, isRight: (found: T) => boolean): Promise<T> {
  for (let tries = 0; tries < 100; tries++) {
    const found = await ask();
    if (isRight(found)) return found;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error("It never came.");
}

beforeAll(async () => void (await server.listen()));
afterAll(() => server.close());
beforeEach(async () => {
  await answerWith(200);
  await stripe.setDeliveries("on");
});

const delivered = (customer: string) =>
  until(
    () => stripe.deliveries(customer),
    (all) => all.every(({ state }) => state === "delivered"),
  );

test("Sends events at once, with a signature that the SDK accepts", async () => {
  const { id } = await stripe.client.customers.create({ email: "ana@shop.test" });
  await stripe.subscribe(id, "premium");
  expect(await delivered(id)).toHaveLength(4);
  const events = await Promise.all((await heard()).map(verified));
  expect(events.map(({ type }) => type)).toEqual([
    "customer.created",
    "customer.subscription.created",
    "invoice.paid",
    "checkout.session.completed",
  ]);
  expect(events[3]).toMatchObject({
    api_version: Stripe.API_VERSION,
    data: { object: { customer: id, status: "complete" } },
  });
});

test("The SDK rejects a changed payload", async () => {
  await stripe.client.customers.create({ email: "eve@shop.test" });
  const [letter] = await until(heard, ({ length }) => length > 0);
  await expect(
    verified({ ...letter!, body: letter!.body.replace("eve@", "eva@") }),
  ).rejects.toThrow();
});

test("Retries without a 2xx response, with growing delays", async () => {
  await answerWith(503);
  const { id } = await stripe.client.customers.create({ email: "ana@shop.test" });
  const tried = (tries: number) =>
    until(
      () => stripe.deliveries(id),
      ([one]) => one?.tries === tries,
    );
  const [first] = await tried(1);
  expect(first).toMatchObject({ state: "waiting", answer: "503" });
  const [second] = await tried(2);
  expect(second!.due - first!.due).toBeGreaterThanOrEqual(8);
  await answerWith(200);
  expect(await stripe.deliver([second!.event])).toEqual([200]);
  expect(await stripe.deliveries(id)).toMatchObject([{ state: "delivered", tries: 3 }]);
});

test("Deliveries can be held, reordered and repeated", async () => {
  await stripe.setDeliveries("held");
  const { id } = await stripe.client.customers.create({ email: "ana@shop.test" });
  await stripe.subscribe(id, "medium");
  const events = (await stripe.deliveries(id)).map(({ event }) => event);
  await heard();
  const order = [...events.toReversed(), events[0]!];
  expect(await stripe.deliver(order)).toEqual([200, 200, 200, 200, 200]);
  expect((await Promise.all((await heard()).map(verified))).map((event) => event.id)).toEqual(
    order,
  );
});

test("Held deliveries are sent later, lost ones never", async () => {
  await stripe.setDeliveries("held");
  const held = await stripe.client.customers.create({ email: "held@shop.test" });
  await stripe.setDeliveries("off");
  const lost = await stripe.client.customers.create({ email: "lost@shop.test" });
  await stripe.setDeliveries("on");
  await delivered(held.id);
  expect(await stripe.deliveries(lost.id)).toMatchObject([{ state: "lost", tries: 0 }]);
});
