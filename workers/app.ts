import { createRequestHandler, type RequestHandler, RouterContextProvider } from "react-router";
import { sweepAccounts } from "#app/features/account/sweep.server.ts";
import { sweepChatDays } from "#app/features/assistant/history.server.ts";
import { sendDueLetters } from "#app/features/billing/letters.server.ts";
import { pruneLedger, sweepSubscriptions } from "#app/features/billing/sweep.server.ts";
import { publicPageOf } from "#app/features/site/public-pages.ts";
import { discardBody } from "#app/http/form.ts";
import { platformContext, requestContext } from "#app/platform/context.ts";
import { type Bindings, connect } from "#app/platform/platform.server.ts";
import { crossSite, secured, unavailable } from "./answers.ts";
import { publicPage } from "./public-pages.ts";

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

/** The nightly cron of `wrangler.toml`; the other one is hourly. */
const nightly = "0 9 * * *";

/** The worker that renders pages and takes cron. */
export default {
  async fetch(request, env) {
    const kept = import.meta.env.DEV ? undefined : await publicPage(request, (plain) => answer(plain, env));
    return kept ?? answer(request, env);
  },

  // Every hour: what Stripe may have said unheard, and letters about plans. Once a night also: what has run out.
  async scheduled(controller, env) {
    const connected = connect(env);
    if (!connected.ok) throw new Error(`Not configured: ${connected.problems.join("; ")}`);
    const { platform } = connected;
    const now = platform.now();
    await sweepSubscriptions(platform, now);
    await sendDueLetters(platform, now);
    if (controller.cron !== nightly) return;
    await sweepAccounts(platform.db, now);
    await sweepChatDays(platform.db, now);
    await pruneLedger(platform, now);
  },
} satisfies ExportedHandler<Bindings & { STRIPE_API?: Fetcher }>;

async function answer(request: Request, env: Bindings): Promise<Response> {
  const connected = connect(env);
  if (!connected.ok) return unavailable(connected.problems);
  if (crossSite(request)) {
    await discardBody(request);
    return new Response("Cross-site request refused", { status: 403 });
  }

  const scripted = publicPageOf(new URL(request.url).pathname) === undefined;
  const nonce = scripted ? btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16)))) : undefined;
  const context = new RouterContextProvider();
  context.set(platformContext, connected.platform);
  context.set(requestContext, {
    id: request.headers.get("cf-ray") ?? crypto.randomUUID(),
    nonce,
    ip: request.headers.get("cf-connecting-ip") ?? "",
  });
  return secured(await (await pages())(request, context), nonce, connected.platform.config);
}
