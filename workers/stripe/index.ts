import { type Context, Hono } from "hono";
import { routePath } from "hono/route";
import { isRecorded, record } from "#app/features/billing/sync/ledger.server.ts";
import { receiveEvent } from "#app/features/billing/sync/receive.server.ts";
import type { Services } from "#app/features/billing/sync/sync.server.ts";
import { receiveCardEvent } from "#app/features/cards/receive.server.ts";
import { readWebhookConfig, type WebhookConfig } from "#app/platform/config/config.ts";
import { openDb } from "#app/platform/db/db.server.ts";
import { databaseAnswers, healthAnswer } from "#app/platform/db/health.server.ts";
import { log } from "#app/platform/log/log.ts";
import { inRun, type LogVars, logRequest, requestRun } from "#app/platform/log/run.server.ts";
import { type PaymentVars, standInFor } from "#app/platform/payments/config.ts";
import type { PaymentEvent } from "#app/platform/payments/event.ts";
import { openPayments } from "#app/platform/payments/payments.server.ts";
import type { Payments } from "#app/platform/payments/payments.ts";
import { openQueue } from "#app/platform/queue/queue.server.ts";
import { readBytes } from "#app/platform/read-bytes.ts";
import { guardRequest } from "#app/platform/requests/request-guard.ts";
import { setSecurityHeaders } from "#app/platform/requests/response-headers.ts";
import type { TextingVars } from "#app/platform/texting/config.ts";
import { withTimeout } from "#app/platform/with-timeout.ts";
import { answerCall } from "./answer-call.ts";

type WebhookBindings = PaymentVars &
  TextingVars &
  LogVars & {
    DB: D1Database;
    APP_URL?: string;
    STRIPE_API?: Fetcher;
    TWILIO_API?: Fetcher;
    NEWS_QUEUE?: Queue;
  };

/** Stripe's events are some kilobytes. */
const largest = 256 * 1024;

/** The timeout of one delivery, in milliseconds; Stripe waits longer, and retries either way. */
const timeoutMs = 15_000;

/**
 * The webhook worker, deployed separately so that payments are processed even while the site is
 * being deployed.
 */
const app = new Hono<{ Bindings: WebhookBindings }>();

// Every request writes a log line, under the id in its response.
app.use((c, next) => {
  const run = requestRun("stripe", c.env, c.req.raw);
  return inRun(run, async () => {
    const refused = guardRequest(c.req.raw, c.env, "/webhooks/health");
    if (refused) c.res = refused;
    else await next();
    run.route = routePath(c, -1);
    setSecurityHeaders(c.res.headers, c.env);
    c.header("x-request-id", run.id);
    logRequest(run, c.res.status);
  });
});

// 2xx: heard, never send it again. 400 and 413: not from Stripe. 503: send it again later.
app.post("/webhooks/stripe", (c) => take(c, ({ payments }) => payments, receiveEvent));

// Events of shops' own accounts, with a secret of their own.
app.post("/webhooks/stripe-connect", (c) =>
  take(c, ({ payments }) => payments.cards, receiveConnected),
);

// Webhooks of the providers of shops' text messages, at an address for each shop.
app.post("/webhooks/messages/:key", async (c) => {
  const worker = open(c.env);
  if (!worker.ok) {
    log.error(`The webhook worker is not configured: ${worker.problems.join("; ")}`);
    return c.text("Not configured", 503);
  }
  const { services, config } = worker;
  const queue = c.env.NEWS_QUEUE && openQueue(c.env.NEWS_QUEUE);
  return answerCall({ ...services, config, queue, now: Date.now }, c.req.raw, c.req.param("key"));
});

/** Every event of a connected account is in the ledger once its consequences are stored. */
async function receiveConnected(services: Services, event: PaymentEvent, now: number) {
  if (await isRecorded(services.db, event.id)) return "known";
  const outcome = await receiveCardEvent(services, event, now);
  if (outcome !== "stranger") await record(services.db, event, now);
  return outcome;
}

/** Verifies an event by the secret of its address, and lets `receive` act on it. */
async function take(
  c: Context<{ Bindings: WebhookBindings }>,
  verifier: (services: Services) => Pick<Payments, "verifyEvent">,
  receive: (services: Services, event: PaymentEvent, now: number) => Promise<string>,
): Promise<Response> {
  const worker = open(c.env);
  if (!worker.ok) {
    log.error(`The webhook worker is not configured: ${worker.problems.join("; ")}`);
    return c.text("Not configured", 503);
  }
  const body = await readBytes(c.req.raw, largest);
  if (!body) return c.text("Too large", 413);
  try {
    const { services } = worker;
    const signature = c.req.header("stripe-signature") ?? "";
    const event = await verifier(services).verifyEvent(body, signature);
    if (!event) return c.text("Bad signature", 400);
    const outcome = await withTimeout(receive(services, event, Date.now()), timeoutMs);
    if (outcome === "stranger")
      log.info("an event of a customer we do not know", { type: event.type });
    return c.text(outcome);
  } catch (error) {
    log.error("an event could not be taken", error);
    return c.text("Not now", 503, { "retry-after": "60" });
  }
}

/**
 * Reports whether this worker is configured and its database answers; the names of problems are in
 * the log alone.
 */
app.get("/webhooks/health", async (c) => {
  const worker = open(c.env);
  if (!worker.ok) log.error(`The webhook worker is not configured: ${worker.problems.join("; ")}`);
  const testMode = worker.ok && worker.testMode;
  return healthAnswer({
    configuration: worker.ok,
    database: await databaseAnswers(c.env.DB),
    ...(testMode && { livePayments: false }),
  });
});

const only = (allow: string) => () =>
  new Response("Method Not Allowed", { status: 405, headers: { allow } });
app.all("/webhooks/stripe", only("POST"));
app.all("/webhooks/stripe-connect", only("POST"));
app.all("/webhooks/messages/:key", only("POST"));
app.all("/webhooks/health", only("GET, HEAD"));

export default app;

type Opened =
  | { ok: true; services: Services; config: WebhookConfig; testMode: boolean }
  | { ok: false; problems: string[] };

// Once per isolate: it holds configuration and bindings only, nothing of any delivery. Making the
// SDK costs more than a delivery.
const opened = new WeakMap<WebhookBindings, Opened>();

function open(env: WebhookBindings): Opened {
  const known = opened.get(env) ?? openAnew(env);
  opened.set(env, known);
  return known;
}

function openAnew(env: WebhookBindings): Opened {
  const read = readWebhookConfig(env);
  if (!read.ok) return read;
  const standIn = standInFor(read.config, env.STRIPE_API);
  if (!standIn.ok) return standIn;
  const services = { db: openDb(env.DB), payments: openPayments(read.config, standIn.fetcher) };
  return { ok: true, services, config: read.config, testMode: read.config.testMode };
}
