import { type MiddlewareFunction, redirect } from "react-router";

/**
 * The middleware of an address that accepts forms only: a GET is redirected to its page. A loader
 * would also run after a refusal.
 */
export const onlyWrites =
  (page: string): MiddlewareFunction<Response> =>
  async ({ request }, next) => {
    if (request.method === "GET" || request.method === "HEAD") throw redirect(page);
    return next();
  };
