import { discardBody } from "#app/http/form-body.ts";
import { logRequest } from "#app/platform/log/run.server.ts";
import { serverTiming } from "#app/platform/log/timing.ts";
import { guardRequest } from "#app/platform/requests/request-guard.ts";
import { setSecurityHeaders } from "#app/platform/requests/response-headers.ts";
import { keepCookiesHere, withOwnCookies } from "./cookies.ts";
import type { Middleware } from "./middleware.ts";

type Vars = { APP_URL?: string | undefined };

/** Logs the request, and adds its id and timing to the answer. */
export const logAnswer: Middleware<unknown> = async ({ run }, next) => {
  const response = await next();
  const timing = serverTiming(run, Date.now());
  response.headers.set("x-request-id", run.id);
  if (timing) response.headers.set("server-timing", timing);
  logRequest(run, response.status);
  return response;
};

/** Gives every answer its security headers, and reads the request to its end. */
export const protectAnswer: Middleware<Vars> = async ({ request, env }, next) => {
  const response = await next();
  setSecurityHeaders(response.headers, env);
  keepCookiesHere(response.headers, env);
  // A body that is left unread breaks the next request on the same connection.
  if (request.body && !request.bodyUsed && !request.body.locked) await discardBody(request);
  return response;
};

/** Refuses forbidden requests, and removes foreign cookies. */
export const guard: Middleware<Vars> = async ({ request, env }, next) =>
  guardRequest(request, env, "/health") ?? next(withOwnCookies(request, env));
