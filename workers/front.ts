import { bringsSession } from "#app/features/account/session/session-cookie.ts";
import { inRun, requestRun } from "#app/platform/log/run.server.ts";
import { withOwnCookies } from "./cookies.ts";
import { answerFailure } from "./error-responses.ts";
import { guard, logAnswer, protectAnswer } from "./every-request.ts";
import { answerBy, type Middleware } from "./middleware.ts";
import { publicPageFor } from "./page-rules.ts";
import { answerPublicPage, type FrontBindings } from "./public-pages.ts";

/** The app's answer, as one whose headers can be changed. */
const askApp: Middleware<FrontBindings> = async ({ request, env }) => {
  const answer = await env.APP.fetch(request);
  return new Response(answer.body, answer);
};

const middlewares: readonly Middleware<FrontBindings>[] = [
  logAnswer,
  protectAnswer,
  guard,
  answerFailure,
  answerPublicPage,
  askApp,
];

/**
 * The worker in front of the app. It runs near the visitor, and the app next to the database: it
 * answers visitors' public pages by itself, and forwards all other requests unchanged.
 */
export default {
  fetch(request, env) {
    const asksPublicPage =
      request.method === "GET" &&
      publicPageFor(request) &&
      !bringsSession(withOwnCookies(request, env).headers);
    if (!asksPublicPage) return env.APP.fetch(request);
    const run = requestRun("front", env, request);
    return inRun(run, () => answerBy(middlewares, { request, env, run }));
  },
} satisfies ExportedHandler<FrontBindings>;
