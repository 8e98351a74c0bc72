import { drizzle } from "drizzle-orm/d1";
import { afterAll, afterEach, beforeAll } from "vitest";
import type { Db } from "#app/platform/db/db.server.ts";
import { type Away, awayFrom } from "./machine/away.ts";
import { type Options, type Server, sharedServer, startServer } from "./server.ts";

export { authSecret } from "./secret.ts";

export type App = Away & {
  /** The server's own address, for browsers. */
  origin: string;
  db: Db;
  d1: D1Database;
  files: R2Bucket;
  /**
   * Sends a request to the app; `init.as` is a person of `people.ts`. Redirects are not followed.
   */
  visit: (path: string, init?: Visit) => Promise<Response>;
  /** Sends a request to the worker of the stand-ins. */
  demo: (path: string, init?: Visit) => Promise<Response>;
  /** The app worker's response to an address that is routed to another worker. */
  appAlone: (path: string) => Promise<Response>;
  /** Sends a request to another worker of the product, by its name. */
  worker: (name: string, path: string, init?: Visit) => Promise<Response>;
  /** Runs the nightly cron. */
  night: () => Promise<void>;
  /** Runs the cron of every 15 minutes, which queues due work. */
  quarter: () => Promise<void>;
  /** The queue that the app worker consumes. */
  queue: Queue;
  /** Every line that the workers have logged so far. */
  logged: () => string[];
};
export type Visit = RequestInit & {
  as?: { cookie: string } | undefined;
  form?: Record<string, string | string[]> | FormData;
};

let app: App | undefined;

/**
 * The running product, empty at the start of each test file; call it at the top of the file. Tests
 * do not share users, so nothing is deleted between them.
 */
export function openApp(options: Options = {}): () => App {
  const { own, paced, stripeDown, adminTwoFactor, offlineOff, eyes = true } = options;
  // A server with options of one test file ends with that file.
  const alone = own || paced || stripeDown || adminTwoFactor || offlineOff || !eyes;
  let server: Server | undefined;
  beforeAll(async () => {
    server = await (alone ? startServer : sharedServer)(options);
    const { origin, d1, env, ask, cron, logged } = server;
    const to = (worker: string) => (path: string, given?: Visit) => {
      const { address, init } = requestOf(origin, path, given);
      return ask(worker, address, init);
    };
    app = {
      origin,
      ...awayFrom(d1),
      db: drizzle(d1),
      d1,
      files: env.FILES,
      visit: (path, init) => visit(origin, path, init),
      night: () => cron("0 9 * * *"),
      quarter: () => cron("*/15 * * * *"),
      queue: env.NEWS_QUEUE,
      logged,
      appAlone: (path) => ask("llave", origin + path),
      worker: (name, path, init) => to(name)(path, init),
      demo: to("llave-demo"),
    };
  });
  afterEach(() => app?.bringBack());
  afterAll(() => (alone ? server?.close() : undefined));
  return () => app!;
}

async function visit(origin: string, path: string, given?: Visit): Promise<Response> {
  const { address, init } = requestOf(origin, path, given);
  const answer = await fetch(address, init);
  if (given?.as) keepSession(given.as, answer);
  return answer;
}

/** Stores the session cookie of a response, as a browser does, but keeps a deleted one. */
function keepSession(as: { cookie: string }, answer: Response): void {
  const set = answer.headers.getSetCookie().map((cookie) => cookie.split(";")[0]!);
  const session = set.findLast((cookie) => /^llave\.session_token=./.test(cookie));
  if (session) as.cookie = as.cookie.replace(/llave\.session_token=[^;]*/, session);
}

function requestOf(origin: string, path: string, { as, form, ...init }: Visit = {}) {
  // Packing an answer would cost up to a fifth of it, and in production Cloudflare packs it.
  const headers = new Headers({ "accept-encoding": "identity" });
  for (const [name, value] of new Headers(init.headers)) headers.set(name, value);
  if (as) headers.set("cookie", [as.cookie, headers.get("cookie")].filter(Boolean).join("; "));
  if (form) {
    init.method ??= "POST";
    init.body = form instanceof FormData ? form : encoded(form);
    if (!headers.has("origin")) headers.set("origin", origin);
    // A rejected upload closes its connection, which no other request may share.
    if (form instanceof FormData) headers.set("connection", "close");
  }
  // Joined as text: URL would take an address such as `//login` for another host.
  const address = path.startsWith("/") ? origin + path : path;
  return { address, init: { redirect: "manual", ...init, headers } satisfies RequestInit };
}

function encoded(form: Record<string, string | string[]>): URLSearchParams {
  const body = new URLSearchParams();
  for (const [name, value] of Object.entries(form))
    for (const one of [value].flat()) body.append(name, one);
  return body;
}
