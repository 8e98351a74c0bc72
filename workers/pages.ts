import { createRequestHandler, type RequestHandler, RouterContextProvider } from "react-router";
import { cachePrefetched } from "#app/http/prefetch.ts";
import { platformContext, requestContext } from "#app/platform/context.ts";
import { bookmarkCookie } from "#app/platform/db/replica.server.ts";
import { connect } from "#app/platform/platform.server.ts";
import { crossSite, withPolicy } from "./answers.ts";
import { unavailable, withId } from "./error-responses.ts";
import type { Middleware } from "./middleware.ts";
import { publicPageFor, readsReplica } from "./page-rules.ts";

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

/** React Router's answer. */
export const renderPage: Middleware = async ({ request, env, run }) => {
  const connected = connect(env, request);
  if (!connected.ok) return unavailable(request, run.id, connected.problems);
  const { config } = connected.platform;
  const { pathname } = new URL(request.url);
  if (crossSite(request)) return new Response("Cross-site request refused", { status: 403 });

  const nonce = publicPageFor(request) ? undefined : newNonce();
  const context = new RouterContextProvider();
  context.set(platformContext, connected.platform);
  const ip = request.headers.get("cf-connecting-ip") ?? "";
  context.set(requestContext, { id: run.id, nonce, ip });
  const response = await withId(await (await pages())(request, context), request, run.id);
  const bookmark = await bookmarkCookie(env.DB, request, {
    status: response.status,
    readsReplica: config.readReplicas && readsReplica(pathname),
  });
  const whole = withPolicy(response, pathname, nonce, config);
  if (bookmark) whole.headers.append("set-cookie", bookmark);
  cachePrefetched(request, whole);
  return whole;
};

const newNonce = () => btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))));
