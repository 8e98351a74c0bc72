import type { Run } from "#app/platform/log/log.ts";
import type { Bindings } from "#app/platform/platform.server.ts";

/** A request on its way through the worker. */
export type Visit = {
  request: Request;
  env: Bindings;
  run: Run;
  /** Whether its page may have scripts. */
  hasScripts: boolean;
};

/** Answers a request, or asks the next middleware, perhaps with another request in its place. */
export type Middleware = (
  visit: Visit,
  next: (changed?: Partial<Visit>) => Promise<Response>,
) => Promise<Response>;

/** The answer of the first middleware. */
export async function answerBy(
  middlewares: readonly Middleware[],
  visit: Visit,
): Promise<Response> {
  const [first, ...others] = middlewares;
  if (!first) throw new Error("No middleware answers this request");
  return first(visit, (changed) => answerBy(others, { ...visit, ...changed }));
}
