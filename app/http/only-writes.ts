import { type MiddlewareFunction, redirect } from "react-router";

/**
 * The middleware of an address that takes forms only: who reads it is led to its page. Not a
 * loader, which would also follow a refusal.
 */
export const onlyWrites =
  (page: string): MiddlewareFunction<Response> =>
  async ({ request }, next) => {
    if (request.method === "GET" || request.method === "HEAD") throw redirect(page);
    return next();
  };
