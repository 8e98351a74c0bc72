import {
  createRequestHandler,
  href,
  type RequestHandler,
  RouterContextProvider,
} from "react-router";
import { addressOf, publicPageOf } from "#app/features/site/public/public-pages.ts";
import { discardBody } from "#app/http/form-body.ts";
import { cachePrefetched } from "#app/http/prefetch.ts";
import { platformContext, requestContext } from "#app/platform/context.ts";
import { askDatabase, healthAnswer } from "#app/platform/db/health.server.ts";
import { bookmarkCookie } from "#app/platform/db/replica.server.ts";
import { log, type Run } from "#app/platform/log/log.ts";
import { inRun, logRequest, newRun, requestRun } from "#app/platform/log/run.server.ts";
import { serverTiming } from "#app/platform/log/timing.ts";
import { type Bindings, connect, type Platform } from "#app/platform/platform.server.ts";
import { guardRequest } from "#app/platform/requests/request-guard.ts";
import { setSecurityHeaders } from "#app/platform/requests/response-headers.ts";
import { defaultLanguage } from "#app/values/language.ts";
import { crossSite, withPolicy } from "./answers.ts";
import { keepCookiesHere, withOwnCookies } from "./cookies.ts";
import { broken, unavailable, withId } from "./error-responses.ts";
import { readsReplica } from "./page-rules.ts";
import { publicPage } from "./public-pages.ts";

export { RunningAnswer } from "./running-answer.ts";

const load = () => import("virtual:react-router/server-build");
let handler: RequestHandler | undefined;

/**
 * The request handler, made with the first request. React Router gets the loaded build, not the
 * function that loads it: given a function, it computes its route table again for every request.
 * Only development needs that, because routes change there.
 */
async function pages(): Promise<RequestHandler> {
  if (import.meta.env.DEV) return createRequestHandler(load, import.meta.env.MODE);
  handler ??= createRequestHandler(await load(), import.meta.env.MODE);
  return handler;
}

// What a request for it is logged as when its page is not rendered.
const codeRoute = href("/codes/:code", { code: ":code" });

/** The name of this build: a hash of its client's files. */
const build = async () => (await load()).assets.version;

/** The worker that renders pages, runs crons, and consumes its queues. */
export default {
  fetch(request, env) {
    const run = requestRun("app", env, request);
    return inRun(run, async () => {
      const response = await answer(run, request, env);
      cachePrefetched(request, response);
      setSecurityHeaders(response.headers, env);
      keepCookiesHere(response.headers, env);
      // A body that is left unread breaks the next request on the same connection.
      if (request.body && !request.bodyUsed && !request.body.locked) await discardBody(request);
      return marked(run, response);
    });
  },

  // Loaded on demand: no page needs what only crons and queues do.
  scheduled: ({ cron }, env) =>
    inRun(newRun("app", env), async () => {
      const { runCron } = await import("./crons.ts");
      await runCron(cron, configured(env));
    }),
  queue: (batch, env) =>
    inRun(newRun("app", env), async () => {
      const { consume } = await import("./queues.ts");
      await consume(batch, configured(env));
    }),
} satisfies ExportedHandler<Bindings & { STRIPE_API?: Fetcher }>;

function configured(env: Bindings): Platform {
  const connected = connect(env);
  if (!connected.ok) throw new Error(`Not configured: ${connected.problems.join("; ")}`);
  return connected.platform;
}

/** Adds the request's id and timing to its response, and logs the request. */
function marked(run: Run, response: Response): Response {
  const timing = serverTiming(run, Date.now());
  response.headers.set("x-request-id", run.id);
  if (timing) response.headers.set("server-timing", timing);
  logRequest(run, response.status);
  return response;
}

async function answer(run: Run, sent: Request, env: Bindings): Promise<Response> {
  const refused = guardRequest(sent, env, "/health");
  if (refused) return refused;
  const request = withOwnCookies(sent, env);
  try {
    const { pathname } = new URL(request.url);
    if (pathname === "/health") return await health(run, request, env);
    if (pathname === "/health/self-test" && request.method === "POST")
      return await examined(run, request, env);
    const stored = import.meta.env.DEV
      ? undefined
      : await publicPage(request, (plain) => rendered(run, plain, env, request), build);
    run.route ??= stored && (publicPageOf(pathname) ?? codeRoute);
    return stored ?? (await rendered(run, request, env));
  } catch (error) {
    log.error("nothing caught what a request threw", error);
    return broken(request, run.id);
  }
}

/**
 * The health check for monitors, part by part. It works without a valid configuration, and needs
 * no session, language or page.
 */
async function health(run: Run, request: Request, env: Bindings): Promise<Response> {
  run.route = "/health";
  if (request.method === "POST")
    return new Response("Method Not Allowed", { status: 405, headers: { allow: "GET, HEAD" } });
  const connected = connect(env);
  if (!connected.ok) log.error(`Llave is not configured: ${connected.problems.join("; ")}`);
  const { parts: database, megabytes } = await askDatabase(env.DB);
  const testMode = connected.ok && connected.platform.config.testMode;
  return healthAnswer(
    {
      configuration: connected.ok,
      ...database,
      files: typeof env.FILES?.get === "function",
      ...(testMode && { livePayments: false }),
    },
    megabytes === undefined ? {} : { databaseMegabytes: megabytes },
  );
}

/** The self-test of `npm run doctor`, loaded on demand. */
async function examined(run: Run, request: Request, env: Bindings): Promise<Response> {
  run.route = "/health/self-test";
  const connected = connect(env);
  if (!connected.ok) return unavailable(request, run.id, connected.problems);
  const { selfTest } = await import("./self-test/self-test.ts");
  const front = new Request(
    new URL(addressOf(href("/"), defaultLanguage), connected.platform.config.appUrl),
  );
  const page = () => publicPage(front, (plain) => rendered(run, plain, env, front), build);
  return selfTest({ request, env, platform: connected.platform, page });
}

/**
 * `asked`: the visitor's own request, where `request` is a plain one in its place; its page has no
 * scripts.
 */
async function rendered(
  run: Run,
  request: Request,
  env: Bindings,
  asked = request,
): Promise<Response> {
  const connected = connect(env, request);
  if (!connected.ok) return unavailable(asked, run.id, connected.problems);
  const { config } = connected.platform;
  const { pathname } = new URL(request.url);
  if (crossSite(request)) return new Response("Cross-site request refused", { status: 403 });

  const scripted = asked === request && publicPageOf(pathname) === undefined;
  const nonce = scripted
    ? btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))))
    : undefined;
  const context = new RouterContextProvider();
  context.set(platformContext, connected.platform);
  context.set(requestContext, {
    id: run.id,
    nonce,
    ip: request.headers.get("cf-connecting-ip") ?? "",
  });
  const isReplicated = config.readReplicas && readsReplica(pathname);
  const response = await withId(await (await pages())(request, context), asked, run.id);
  const bookmark = await bookmarkCookie(env.DB, request, {
    status: response.status,
    readsReplica: isReplicated,
  });
  const whole = withPolicy(response, pathname, nonce, config);
  if (bookmark) whole.headers.append("set-cookie", bookmark);
  return whole;
}
