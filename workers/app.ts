import { createRequestHandler, type RequestHandler, RouterContextProvider } from "react-router";
import { publicPageOf } from "#app/features/site/public-pages.ts";
import { discardBody } from "#app/http/form.ts";
import { platformContext, requestContext } from "#app/platform/context.ts";
import { type Bindings, connect, type Platform } from "#app/platform/platform.server.ts";
import { crossSite, secured, unavailable } from "./answers.ts";
import { runCron } from "./crons.ts";
import { publicPage } from "./public-pages.ts";
import { consume } from "./queues.ts";

export { RunningAnswer } from "./running-answer.ts";

const load = () => import("virtual:react-router/server-build");
let handler: RequestHandler | undefined;

/**
 * The pages, loaded with the first request. React Router is handed what was loaded and not the function that loads it: of a function
 * it would work out its table of routes anew for every request. Only development needs that, where they change.
 */
async function pages(): Promise<RequestHandler> {
  if (import.meta.env.DEV) return createRequestHandler(load, import.meta.env.MODE);
  handler ??= createRequestHandler(await load(), import.meta.env.MODE);
  return handler;
}

/** The worker that renders pages, takes cron, and works off its queues. */
export default {
  async fetch(request, env) {
    const kept = import.meta.env.DEV ? undefined : await publicPage(request, (plain) => answer(plain, env));
    return kept ?? answer(request, env);
  },

  scheduled: ({ cron }, env) => runCron(cron, configured(env)),
  queue: (batch, env) => consume(batch, configured(env)),
} satisfies ExportedHandler<Bindings & { STRIPE_API?: Fetcher }>;

function configured(env: Bindings): Platform {
  const connected = connect(env);
  if (!connected.ok) throw new Error(`Not configured: ${connected.problems.join("; ")}`);
  return connected.platform;
}

async function answer(request: Request, env: Bindings): Promise<Response> {
  const connected = connect(env);
  if (!connected.ok) return unavailable(connected.problems);
  const { pathname } = new URL(request.url);
  if (crossSite(request)) {
    await discardBody(request);
    return secured(new Response("Cross-site request refused", { status: 403 }), pathname, undefined, connected.platform.config);
  }

  const scripted = publicPageOf(pathname) === undefined;
  const nonce = scripted ? btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16)))) : undefined;
  const context = new RouterContextProvider();
  context.set(platformContext, connected.platform);
  context.set(requestContext, {
    id: request.headers.get("cf-ray") ?? crypto.randomUUID(),
    nonce,
    ip: request.headers.get("cf-connecting-ip") ?? "",
  });
  return secured(await (await pages())(request, context), pathname, nonce, connected.platform.config);
}
