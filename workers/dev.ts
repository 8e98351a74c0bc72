import app from "./app.ts";

export { RunningAnswer } from "./running-answer.ts";

type Bindings = Parameters<typeof app.fetch>[1] & { STRIPE: Fetcher; DEMO: Fetcher };

/**
 * The app worker as `npm run dev` runs it, never built or deployed: forwards the paths that a route
 * sends to other workers (in production, and in `npm start`), since Vite's server runs one worker
 * only.
 */
export default {
  ...app,
  async fetch(request: Parameters<typeof app.fetch>[0], env: Bindings): Promise<Response> {
    const { pathname } = new URL(request.url);
    if (pathname.startsWith("/webhooks/")) return env.STRIPE.fetch(request);
    if (pathname === "/demo" || pathname.startsWith("/demo/")) return env.DEMO.fetch(request);
    return app.fetch(request, env);
  },
};
