import { createRequestHandler, RouterContextProvider } from "react-router";
import { sweepAccounts } from "#app/features/account/sweep.server.ts";
import { discardBody } from "#app/http/form.ts";
import { platformContext, requestContext } from "#app/platform/context.ts";
import { type Bindings, connect } from "#app/platform/platform.server.ts";
import { crossSite, secured, unavailable } from "./answers.ts";

const handle = createRequestHandler(() => import("virtual:react-router/server-build"), import.meta.env.MODE);

/** The worker that renders pages and takes cron. */
export default {
  async fetch(request, env) {
    const connected = connect(env);
    if (!connected.ok) return unavailable(connected.problems);
    if (crossSite(request)) {
      await discardBody(request);
      return new Response("Cross-site request refused", { status: 403 });
    }

    const nonce = btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))));
    const context = new RouterContextProvider();
    context.set(platformContext, connected.platform);
    context.set(requestContext, {
      id: request.headers.get("cf-ray") ?? crypto.randomUUID(),
      nonce,
      ip: request.headers.get("cf-connecting-ip") ?? "",
    });
    return secured(await handle(request, context), nonce, connected.platform.config);
  },

  async scheduled(_controller, env) {
    const connected = connect(env);
    if (!connected.ok) throw new Error(`Not configured: ${connected.problems.join("; ")}`);
    await sweepAccounts(connected.platform.db, connected.platform.now());
  },
} satisfies ExportedHandler<Bindings>;
