// Stands around the unmodified production build: the same Worker, on bindings that go wrong as the header `x-fault` of a request
// says. The answer's `x-calls` tells how often each was called,
// `x-landed` how many late calls of any request are done. Each request has counts of its own.

import { AsyncLocalStorage } from "node:async_hooks";
import { faulty, saboteur } from "./faulty.js";
import app from "./index.js";

export * from "./index.js";

// With a late call, timers of the request run ten times as fast, so that no test waits for a full timeout.
const hurried = new AsyncLocalStorage();
const timeout = globalThis.setTimeout;
globalThis.setTimeout = (work, ms, ...rest) =>
  timeout(work, hurried.getStore() ? ms / 10 : ms, ...rest);

/** How many late calls are done by now, whatever came of them. */
let landed = 0;

/** A call that is made after a while, also when the request that made it has long been answered. */
const lateIn = (ctx) => (ms, call) => {
  const work = new Promise((resolve) => setTimeout(resolve, ms)).then(call).finally(() => landed++);
  ctx.waitUntil(work.catch(() => {}));
  return work;
};

export default {
  ...app,
  async fetch(request, env, ctx) {
    const fault = JSON.parse(request.headers.get("x-fault") ?? "null");
    const { calls, through } = saboteur(fault, lateIn(ctx));
    const answer = await hurried.run(fault?.how === "late", () =>
      app.fetch(request, faulty(env, through), ctx),
    );
    const body = answer.body === null ? null : await answer.arrayBuffer(); // whole, so that what is called while it streams is counted
    const headers = new Headers(answer.headers);
    headers.set("x-calls", JSON.stringify(calls));
    headers.set("x-landed", String(landed));
    return new Response(body, { status: answer.status, headers });
  },
};
