import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import {
  convertV4MiniflareOptions,
  Log,
  LogLevel,
  Miniflare,
  type V4WorkerOptions,
} from "miniflare";
import { inject } from "vitest";
import { bridgedD1 } from "../../scripts/local/bridged-d1.ts";
import { full } from "./full.ts";

export type Options = {
  /** Whether the file has its own server, because it changes more than data. */
  own?: boolean;
  /** Whether each question scripts the models' answer, instead of the stand-in. */
  model?: boolean;
  /** Whether AI is switched off. */
  aiOff?: boolean;
  /** Whether there is a vision model. */
  eyes?: boolean;
  /** Whether Stripe answers every request with 503. */
  stripeDown?: boolean;
  /**
   * Whether writes are limited to forty a minute per user; in other tests they are unlimited.
   */
  paced?: boolean;
  /** Whether NHTSA is asked, whom the tests' public web answers for, in place of the stand-in. */
  nhtsa?: boolean;
  /** Whether administrators need a second factor, as in production. */
  adminTwoFactor?: boolean;
  /** Whether devices may not cache pages. */
  offlineOff?: boolean;
  /** Whether every event is logged, as in production (`logged`). */
  log?: boolean;
};

/**
 * The scripted models (model/model.js) with short timeouts, which are longer in `npm run torture`,
 * where no test may fail because the machine is slow.
 */
const models = {
  AI: "workers-ai",
  AI_CHAT_MODELS: "@cf/test/first, @cf/test/second",
  AI_VISION_MODELS: "@cf/test/eyes",
  AI_TRANSLATION_MODELS: "@cf/test/words, @cf/test/more-words",
  AI_JUDGE_MODEL: "@cf/test/judge",
  AI_SPEECH_MODELS: "@cf/test/ear, @cf/test/whisper",
  AI_PATIENCE: full ? "3000, 3000, 9000" : "600, 600, 4000",
};

type Limits = Record<string, { simple: { limit: number; period: number } }>;
type Bound = V4WorkerOptions & {
  ratelimits: Limits;
  bindings: Record<string, unknown>;
  serviceBindings: Record<string, unknown>;
};

/**
 * The workers as `npm start` serves them, the production build on workerd, with the
 * stand-ins and limits of `options`.
 */
function workersFor({
  model = false,
  aiOff = false,
  eyes = true,
  stripeDown = false,
  paced = false,
  log = false,
  adminTwoFactor = false,
  nhtsa = false,
  offlineOff = false,
}: Options): V4WorkerOptions[] {
  const served = structuredClone(inject("served")) as unknown[] as Bound[];
  const [app, front, stripe, demo] = served as [Bound, Bound, Bound, Bound];
  Object.assign(
    app.bindings,
    log && { LOG: "all" },
    model && models,
    aiOff && { AI: "off" },
    offlineOff && { OFFLINE: "off" },
    !eyes && { AI_VISION_MODELS: "" },
  );
  if (nhtsa) app.bindings.VIN = "nhtsa";
  if (adminTwoFactor) app.bindings.ADMIN_TWO_FACTOR = "required";
  for (const worker of [front, stripe]) Object.assign(worker.bindings, log && { LOG: "all" });
  if (paced) app.ratelimits.WRITES!.simple.limit = 40;
  if (paced) app.ratelimits.LOOKS!.simple.limit = 60;
  if (model) app.serviceBindings.WORKERS_AI = "llave-model";
  if (stripeDown) app.serviceBindings.STRIPE_API = "llave-down";
  const bridge = {
    ...besides("bridge"),
    d1Databases: app.d1Databases!,
    r2Buckets: app.r2Buckets!,
    kvNamespaces: demo.kvNamespaces!,
  };
  return [
    app,
    front,
    stripe,
    demo,
    bridge,
    ...(model ? [besides("model")] : []),
    ...(stripeDown ? [besides("down")] : []),
  ];
}

/** A worker that only the tests have: `support/<name>/<name>.js`. */
const besides = (name: string): V4WorkerOptions => ({
  name: `llave-${name}`,
  modules: true,
  scriptPath: path.join(import.meta.dirname, name, `${name}.js`),
  compatibilityDate: "2026-10-01",
});

type Probe = { FILES: R2Bucket; NEWS_QUEUE: Queue };
export type Server = {
  origin: string;
  d1: D1Database;
  env: Probe;
  /** Sends a request to a worker by its name, regardless of routes. */
  ask: (worker: string, address: string, init?: RequestInit) => Promise<Response>;
  /** Runs a cron of the app worker. */
  cron: (pattern: string) => Promise<void>;
  logged: () => string[];
  /** Empties the database, the files, the outbox, the log, and what the models were asked. */
  empty: () => Promise<void>;
  close: () => Promise<void>;
};

/** Miniflare's header that selects the worker. */
const route = "MF-Route-Override";
/** The original, before any test replaces it. */
const send = globalThis.fetch;

/**
 * Starts the product with an empty database. The workers' requests to other hosts go through this
 * process's global `fetch`.
 */
export async function startServer(options: Options): Promise<Server> {
  const lines: string[] = [];
  const outboundService = (request: { url: string }) =>
    globalThis.fetch(request.url, request as unknown as RequestInit) as never;
  const runtime = new Miniflare(
    convertV4MiniflareOptions({
      host: "127.0.0.1",
      cf: false,
      telemetry: { enabled: false },
      log: new Log(LogLevel.ERROR),
      handleStructuredLogs: ({ message }) => void lines.push(message),
      workers: workersFor(options).map((worker) => ({ ...worker, outboundService })),
    }),
  );
  const { origin } = await runtime.ready;
  const env = await runtime.getBindings<Probe>("llave");
  const bridge = (body: string) =>
    send(origin, {
      method: "POST",
      body,
      headers: { [route]: "llave-bridge", "accept-encoding": "identity" },
    });
  const d1 = bridgedD1(bridge);
  await migrate(d1);
  const app = (await runtime.getWorker("llave")) as unknown as {
    scheduled: (event: { cron: string }) => Promise<unknown>;
  };
  return {
    origin,
    d1,
    env,
    ask: (worker, address, init = {}) => {
      const headers = new Headers(init.headers);
      headers.set(route, worker);
      return runtime.dispatchFetch(address, {
        ...init,
        headers,
      } as never) as unknown as Promise<Response>;
    },
    cron: async (cron) => void (await app.scheduled({ cron })),
    logged: () => [...lines],
    empty: async () => {
      const answer = await bridge(JSON.stringify({ how: "empty", statements: [] }));
      if (!answer.ok) throw new Error(await answer.text());
      if (options.model) await send(`${origin}/forget`, { headers: { [route]: "llave-model" } });
      lines.length = 0;
    },
    close: () => runtime.dispose(),
  };
}

const shared = new Map<string, Promise<Server>>();

/**
 * The server with these options that the test files of this process share, empty. Starting one
 * costs two seconds of CPU, emptying it a tenth of one. It ends with the process.
 */
export async function sharedServer(options: Options): Promise<Server> {
  const key = JSON.stringify(options);
  const running = shared.get(key);
  if (running) await (await running).empty();
  const server = running ?? startServer(options);
  shared.set(key, server);
  return server;
}

const statements = globSync("migrations/*.sql")
  .sort()
  .flatMap((file) => readFileSync(file, "utf8").split("--> statement-breakpoint"));

async function migrate(d1: D1Database): Promise<void> {
  await d1.batch(statements.map((statement) => d1.prepare(statement)));
}
