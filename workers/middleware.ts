import type { Run } from "#app/platform/log/log.ts";
import type { Bindings } from "#app/platform/platform.server.ts";

/** A request, as a worker's middlewares pass it on. */
export type Visit<Env = Bindings> = { request: Request; env: Env; run: Run };

/** Answers a request, or calls the next middleware, possibly with another request in its place. */
export type Middleware<Env = Bindings> = (
  visit: Visit<Env>,
  next: (request?: Request) => Promise<Response>,
) => Promise<Response>;

/** The answer of the first middleware. */
export async function answerBy<Env>(
  middlewares: readonly Middleware<Env>[],
  visit: Visit<Env>,
): Promise<Response> {
  const [first, ...others] = middlewares;
  if (!first) throw new Error("No middleware answers this request");
  return first(visit, (request = visit.request) => answerBy(others, { ...visit, request }));
}
