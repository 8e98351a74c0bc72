import { createHash } from "node:crypto";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { findAccount } from "../../../scripts/doctor/account.ts";
import { query } from "../../../scripts/doctor/remote.ts";
import { connectEvents, events } from "../../../scripts/doctor/stripe/events.ts";
import type { Target } from "../../../scripts/doctor/target.ts";
import { migrationNames } from "../../../scripts/migrations/migrations.ts";
import { migrated } from "../d1.ts";

/** A response: JSON with status 200 by default. */
type Answer = { status?: number; headers?: Record<string, string>; body?: unknown };
type Question = { ask: string; model?: string; from?: string; text?: string };

const account = "acc1";
const front = `<!doctype html><html lang="en"><body><a href="mailto:hello@llave.example">hello@llave.example</a></body></html>`;
const secure = {
  "content-security-policy": "default-src 'self'",
  "x-content-type-options": "nosniff",
  "strict-transport-security": "max-age=31536000",
};

const api = (host: string): Record<string, unknown> => ({
  "/accounts": [{ id: account, name: "Taller" }],
  [`/accounts/${account}/workers/scripts/llave/deployments`]: {
    deployments: [{ created_on: "2026-11-22T08:00:00Z" }],
  },
  [`/accounts/${account}/workers/scripts/llave/secrets`]: [
    "AUTH_SECRET",
    "STRIPE_SECRET_KEY",
    "STRIPE_WEBHOOK_SECRET",
  ].map((name) => ({
    name,
  })),
  [`/accounts/${account}/workers/scripts/llave/subdomain`]: {
    enabled: false,
    previews_enabled: false,
  },
  [`/accounts/${account}/workers/scripts/llave/schedules`]: { schedules: [{ cron: "0 9 * * *" }] },
  [`/accounts/${account}/workers/scripts/llave-stripe/deployments`]: {
    deployments: [{ created_on: "2026-11-22T08:00:00Z" }],
  },
  [`/accounts/${account}/workers/scripts/llave-stripe/secrets`]: [
    "STRIPE_SECRET_KEY",
    "STRIPE_WEBHOOK_SECRET",
  ].map((name) => ({ name })),
  [`/accounts/${account}/workers/scripts/llave-stripe/subdomain`]: { enabled: false },
  [`/accounts/${account}/workers/scripts/llave-front/deployments`]: {
    deployments: [{ created_on: "2026-11-22T08:00:00Z" }],
  },
  [`/accounts/${account}/workers/scripts/llave-front/secrets`]: [],
  [`/accounts/${account}/workers/scripts/llave-front/subdomain`]: { enabled: false },
  [`/accounts/${account}/workers/domains`]: [
    { hostname: host, service: "llave", zone_id: "zone1" },
  ],
  "/zones/zone1/workers/routes": [
    { pattern: `${host}/webhooks/*`, script: "llave-stripe" },
    { pattern: `${host}/*`, script: "llave-front" },
  ],
  "/zones": [],
  [`/accounts/${account}/r2/buckets/llave-files`]: { name: "llave-files" },
  [`/accounts/${account}/queues`]: [
    {
      queue_name: "llave-news",
      consumers: [{ script: "llave", dead_letter_queue: "llave-news-lost" }],
    },
    { queue_name: "llave-news-lost", consumers: [{ script: "llave" }] },
  ],
});

const price = (cents: number) => ({
  value: { active: true, currency: "usd", unit_amount: cents, livemode: true, interval: "1 month" },
});
const stripe = (site: string) => ({
  keyMode: "live",
  missing: [],
  cards: true,
  prices: { medium: price(999), premium: price(1499) },
  webhooks: {
    value: [
      {
        url: `${site}/webhooks/stripe`,
        status: "enabled",
        enabled_events: [...events],
        api_version: "2026-10-28.endive",
      },
      {
        url: `${site}/webhooks/stripe-connect`,
        status: "enabled",
        enabled_events: [...connectEvents],
        api_version: null,
      },
    ],
  },
  portal: {
    value: {
      payment_method_update: { enabled: true },
      invoice_history: { enabled: true },
      subscription_cancel: { enabled: true, mode: "at_period_end" },
      subscription_update: { enabled: false },
    },
  },
});

const digest = (text: string) => createHash("sha256").update(text).digest("hex");

/** The Worker's answers to the self-test, by question; one with `why` is a failure. */
const worker = (site: string): Record<string, (question: Question) => Record<string, unknown>> => ({
  files: () => ({ same: true, deleted: true }),
  picture: () => ({ webp: true }),
  queue: () => ({ sent: true }),
  mail: () => ({ sent: true }),
  nhtsa: () => ({ decodes: true, lists: true }),
  chat: () => ({ said: "Oil", first: 300, whole: 400 }),
  vision: () => ({ said: "Red.", first: 300, whole: 400 }),
  translation: ({ text = "" }) => ({ translated: "otra cosa", length: text.length, whole: 900 }),
  stripe: () => stripe(site),
  page: () => ({ digest: digest(front) }),
});

/**
 * Everything that `npm run doctor -- --remote` sends requests to, on this machine: Cloudflare's
 * API, its database, the site, and its Worker.
 */
export class ProductionStandIn {
  database = migrated();
  api: Record<string, unknown> = {};
  /** Failures of the API, by path. */
  broken: Record<string, Answer> = {};
  /** Where D1 says that it answers. */
  region: string | undefined = "ENAM";
  site: Record<string, Answer> = {};
  plain: Answer = {};
  worker: ReturnType<typeof worker> = {};
  /** Replaces every response to a self-test. */
  selfTest: Answer | undefined;
  target!: Target;
  #servers: Server[] = [];

  async open(): Promise<void> {
    this.database.exec("create table d1_migrations (id integer primary key, name text)");
    for (const name of migrationNames())
      this.database.prepare("insert into d1_migrations (name) values (?)").run(name);

    const cloudflare = await this.#serve((request, body) => this.#answerApi(request, body));
    const site = await this.#serve((request, body) => this.#answerSite(request, body));
    const plain = await this.#serve(() => this.plain);
    const host = new URL(site).host;
    this.api = api(host);
    this.worker = worker(site);
    this.plain = { status: 308, headers: { location: `${site}/login` } };
    this.site = {
      "/": { headers: secure, body: front },
      "/login": { headers: secure, body: front },
      "/health": {
        headers: secure,
        body: { ok: true, configuration: true, database: true, files: true },
      },
      "/webhooks/health": {
        headers: secure,
        body: { ok: true, configuration: true, database: true },
      },
    };
    const target: Target = {
      site,
      plain,
      expected: {
        workers: { app: "llave", stripe: "llave-stripe", front: "llave-front" },
        databaseName: "llave",
        databaseId: "db1",
        bucket: "llave-files",
        queue: "llave-news",
        lost: "llave-news-lost",
        crons: ["0 9 * * *"],
        placement: "aws:us-east-1",
        owner: "owner@llave.example",
        models: {
          chat: ["@cf/one/chat"],
          vision: ["@cf/one/eyes"],
          translation: ["@cf/one/words"],
        },
      },
      deploy: "npm run deploy",
      standIns: false,
      stripeMode: "live",
      cloudflare: undefined,
      signIn: () => findAccount(cloudflare, "token", undefined),
      sql: (statement) => query(target, statement),
      pause: 1,
    };
    this.target = target;
  }

  close = (): void => {
    for (const server of this.#servers) server.closeAllConnections();
    for (const server of this.#servers) server.close();
  };

  async #serve(answer: (request: IncomingMessage, body: string) => Answer): Promise<string> {
    const server = createServer(async (request, response) => {
      let body = "";
      for await (const chunk of request) body += chunk;
      send(response, answer(request, body));
    }).listen(0, "127.0.0.1");
    this.#servers.push(server);
    await new Promise((resolve) => server.once("listening", resolve));
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }

  #answerApi({ url = "" }: IncomingMessage, body: string): Answer {
    const path = url.split("?")[0]!;
    const broken = this.broken[path] ?? this.broken["*"];
    if (broken) return broken;
    if (path === `/accounts/${account}/d1/database/db1/query`) {
      const results = this.database.prepare((JSON.parse(body) as { sql: string }).sql).all();
      const meta = { served_by_region: this.region };
      return { body: { success: true, result: [{ results, meta }] } };
    }
    if (this.api[path] === undefined)
      return {
        status: 404,
        body: { success: false, errors: [{ code: 10007, message: "not found" }] },
      };
    return { body: { success: true, result: this.api[path] } };
  }

  #answerSite({ url = "", method, headers }: IncomingMessage, body: string): Answer {
    if (url !== "/health/self-test" || method !== "POST")
      return this.site[url.split("?")[0]!] ?? { status: 404 };
    if (this.selfTest) return this.selfTest;
    // A ticket must be in the database, and is deleted by its use.
    const ticket = digest((headers.authorization ?? "").replace("Bearer ", ""));
    const taken = this.database
      .prepare(
        "delete from verifications where id = ? and identifier = 'self-test' and expires_at > ? returning id",
      )
      .all(ticket, Date.now());
    if (taken.length === 0) return { status: 404 };
    const question = JSON.parse(body) as Question;
    return { body: { ok: true, ...this.worker[question.ask]!(question) } };
  }
}

function send(response: ServerResponse, { status = 200, headers = {}, body = "" }: Answer): void {
  const text = typeof body === "string" ? body : JSON.stringify(body);
  response.writeHead(status, headers).end(text);
}
