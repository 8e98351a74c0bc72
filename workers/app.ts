import { inRun, newRun, requestRun } from "#app/platform/log/run.server.ts";
import { type Bindings, platformOf } from "#app/platform/platform.server.ts";
import { answerFailure } from "./error-responses.ts";
import { guard, logAnswer, protectAnswer } from "./every-request.ts";
import { answerHealth } from "./health.ts";
import { answerBy, type Middleware } from "./middleware.ts";
import { renderPage } from "./pages.ts";

export { RunningAnswer } from "./running-answer.ts";

/**
 * The middlewares of a request, in this order; each answers it or calls the next. The last is React
 * Router, whose root middleware (`app/root.tsx`) continues: session and viewer, language, guard,
 * route.
 */
const middlewares: readonly Middleware[] = [
  logAnswer,
  protectAnswer,
  guard,
  answerFailure,
  answerHealth,
  renderPage,
];

/** The worker that renders pages, runs crons, takes letters, and consumes its queues. */
export default {
  fetch(request, env) {
    const run = requestRun("app", env, request);
    return inRun(run, () => answerBy(middlewares, { request, env, run }));
  },

  // Loaded on demand: no page needs what only crons, queues and letters do.
  scheduled: ({ cron }, env) =>
    inRun(newRun("app", env), async () => {
      const { runCron } = await import("./crons.ts");
      await runCron(cron, platformOf(env));
    }),
  email: (message, env) =>
    inRun(newRun("app", env), async () => {
      const { receiveEmail } = await import("./emails.ts");
      await receiveEmail(message, platformOf(env));
    }),
  queue: (batch, env) =>
    inRun(newRun("app", env), async () => {
      const { consume } = await import("./queues.ts");
      await consume(batch, platformOf(env));
    }),
} satisfies ExportedHandler<Bindings & { STRIPE_API?: Fetcher }>;
