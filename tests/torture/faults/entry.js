// Stands around the unmodified production build: the same Worker, on bindings that go wrong as the header `x-fault` of a request
// says. The answer's `x-calls` tells how often each was called. What the header says of nobody else's request is nobody else's.

import { faulty, saboteur } from "./faulty.js";
import app from "./index.js";

export * from "./index.js";

export default {
  ...app,
  async fetch(request, env, ctx) {
    const told = request.headers.get("x-fault");
    const { calls, through } = saboteur(told ? JSON.parse(told) : undefined);
    const answer = await app.fetch(request, faulty(env, through), ctx);
    const body = answer.body === null ? null : await answer.arrayBuffer(); // whole, so that what is called while it streams is counted
    const headers = new Headers(answer.headers);
    headers.set("x-calls", JSON.stringify(calls));
    return new Response(body, { status: answer.status, headers });
  },
};
