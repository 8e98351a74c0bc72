import { drizzle } from "drizzle-orm/d1";
import { afterAll, beforeAll } from "vitest";
import { createTestHarness } from "wrangler";
import type { Db } from "#app/platform/db.server.ts";
import { full } from "./full.ts";

/** The secret of the test server; `people.ts` signs session cookies with it. */
export const authSecret = "a secret of the tests, long enough for everyone";

// The build is the production one; what lives outside this machine is bound to the demo worker here alone.
const open = ({ model = false, eyes = true, stripeDown = false, log = false }: Options) =>
  createTestHarness({
    workers: [
      {
        configPath: "./build/server/wrangler.json",
        vars: {
          APP_URL: "http://localhost",
          AUTH_SECRET: authSecret,
          MAIL: "demo",
          PAYMENTS: "demo",
          AI: "demo",
          ...(log && { LOG: "all" }),
          ...(model && models),
          ...(!eyes && { AI_VISION_MODELS: "" }),
        },
        bindingOverrides: {
          WORKERS_AI: model ? "llave-model" : "llave-demo",
          EMAIL: "llave-demo",
          STRIPE_API: stripeDown ? "llave-down" : "llave-demo",
        },
      },
      {
        configPath: "./build/stripe/wrangler.json",
        vars: { APP_URL: "http://localhost", PAYMENTS: "demo", ...(log && { LOG: "all" }) },
        bindingOverrides: { STRIPE_API: "llave-demo" },
      },
      { configPath: "./build/demo/wrangler.json" },
      ...(model ? [{ configPath: "./tests/support/model/wrangler.json" }] : []),
      ...(stripeDown ? [{ configPath: "./tests/support/down/wrangler.json" }] : []),
    ],
  });

/**
 * Models of the scripted worker (model/model.js), and a reader who is soon out of patience; not quite so soon in `npm run torture`, where
 * a slow machine must not be what fails.
 */
const models = {
  AI: "workers-ai",
  AI_CHAT_MODELS: "@cf/test/first, @cf/test/second",
  AI_VISION_MODELS: "@cf/test/eyes",
  AI_PATIENCE: full ? "3000, 3000, 9000" : "600, 600, 4000",
};

type Options = {
  /** Whether the models are scripted by the questions, in place of the stand-in. */
  model?: boolean;
  /** Whether one of them sees. */
  eyes?: boolean;
  /** Whether Stripe answers nothing but 503. */
  stripeDown?: boolean;
  /** Whether the log tells everything, as in production (`logged`). */
  log?: boolean;
};

type Probe = { DB: D1Database; FILES: R2Bucket; NEWS_QUEUE: Queue };
export type App = {
  /** The address the server listens on, for browsers. */
  origin: string;
  db: Db;
  d1: D1Database;
  files: R2Bucket;
  /** One request to the app; `init.as` is a person of `people.ts`. Redirects are not followed. */
  visit: (path: string, init?: Visit) => Promise<Response>;
  /** One request to the stand-ins' own worker. */
  demo: (path: string, init?: Visit) => Promise<Response>;
  /** The app worker's own answer to an address that a route would give to another worker. */
  appAlone: (path: string) => Promise<Response>;
  /** One request to another worker of ours, by its name. */
  worker: (name: string, path: string, init?: Visit) => Promise<Response>;
  /** Runs the nightly cron. */
  night: () => Promise<void>;
  /** Runs the cron of every quarter of an hour, which queues what is due. */
  quarter: () => Promise<void>;
  /** The queue that the app worker works off. */
  queue: Queue;
  /** Every line that the workers wrote into their log so far. */
  logged: () => string[];
};
export type Visit = RequestInit & { as?: { cookie: string } | undefined; form?: Record<string, string | string[]> | FormData };

let app: App | undefined;

/** The running product, one per test file; call it at the top of the file. Tests do not share people, so nothing is wiped between them. */
export function openApp(options: Options = {}): () => App {
  const server = open(options);
  beforeAll(async () => {
    const { url } = await server.listen();
    const worker = server.getWorker<Probe>();
    await worker.applyD1Migrations("DB");
    const env = await worker.getEnv();
    app = {
      origin: url.origin,
      db: drizzle(env.DB),
      d1: env.DB,
      files: env.FILES,
      visit: (path, init) => visit(url.origin, path, init),
      night: async () => void (await worker.scheduled({ cron: "0 9 * * *" })),
      quarter: async () => void (await worker.scheduled({ cron: "*/15 * * * *" })),
      queue: env.NEWS_QUEUE,
      logged: () => server.getLogs().map(({ message }) => message),
      appAlone: (path) => worker.fetch(url.origin + path) as unknown as Promise<Response>,
      worker: (name, path, init) => {
        const request = requestOf(url.origin, path, init);
        return server.getWorker(name).fetch(request.address, request.init as never) as unknown as Promise<Response>;
      },
      demo: (path, init) => {
        const request = requestOf(url.origin, path, init);
        return server.getWorker("llave-demo").fetch(request.address, request.init as never) as unknown as Promise<Response>;
      },
    };
  });
  afterAll(() => server.close());
  return () => app!;
}

function visit(origin: string, path: string, given?: Visit): Promise<Response> {
  const { address, init } = requestOf(origin, path, given);
  return fetch(address, init);
}

function requestOf(origin: string, path: string, { as, form, ...init }: Visit = {}) {
  const headers = new Headers(init.headers);
  if (as) headers.set("cookie", [as.cookie, headers.get("cookie")].filter(Boolean).join("; "));
  if (form) {
    init.method ??= "POST";
    init.body = form instanceof FormData ? form : encoded(form);
    if (!headers.has("origin")) headers.set("origin", origin);
  }
  // Joined as text: the odd spellings of some tests (`//login`) would mean another host to URL.
  const address = path.startsWith("/") ? origin + path : path;
  return { address, init: { redirect: "manual", ...init, headers } satisfies RequestInit };
}

function encoded(form: Record<string, string | string[]>): URLSearchParams {
  const body = new URLSearchParams();
  for (const [name, value] of Object.entries(form)) for (const one of [value].flat()) body.append(name, one);
  return body;
}
