import { expect, test, vi } from "vitest";
import { eventId, openWebhookWorker } from "../../../../support/billing/webhook-worker.ts";
import { signed } from "../../../../support/billing/webhooks.ts";

const { stripe, send, isRecorded } = openWebhookWorker();

const thin = { object: "v2.core.event", created: "2026-11-22T08:00:00.000Z", livemode: false };
const about = (type: string, id: string) => ({
  related_object: { id, type, url: `/v1/${type}s/${id}` },
});

test.each([
  ["of no object", "v2.core.event_destination.ping", {}],
  ["of a customer", "v1.customer.updated", about("customer", "cus_thin")],
  ["of an invoice", "v1.invoice.paid", about("invoice", "in_1")],
])("Records and logs a thin event %s, so that it is not resent", async (_, type, more) => {
  const warned = vi.spyOn(console, "warn").mockImplementation(() => {});
  const id = eventId();
  const response = await send(await signed({ ...thin, id, type, ...more }));
  expect([response.status, await response.text()]).toEqual([200, "recorded"]);
  expect(await isRecorded(id)).toBe(true);
  expect(stripe.asked).toEqual([]);
  expect(JSON.stringify(warned.mock.calls)).toContain("thin event");
});

test("Rejects and logs a signed body that is not an event", async () => {
  const warned = vi.spyOn(console, "warn").mockImplementation(() => {});
  expect((await send(await signed({ object: "event" }))).status).toBe(400);
  expect(JSON.stringify(warned.mock.calls)).toContain("no event");
});
