import { href } from "react-router";
import { addressOf } from "#app/features/site/public/public-pages.ts";
import { askDatabase, healthAnswer } from "#app/platform/db/health.server.ts";
import { log } from "#app/platform/log/log.ts";
import { connect } from "#app/platform/platform.server.ts";
import { defaultLanguage } from "#app/values/language.ts";
import { unavailable } from "./error-responses.ts";
import type { Middleware, Visit } from "./middleware.ts";

/** The health check for monitors, and the self-test of `npm run doctor`. */
export const answerHealth: Middleware = async (visit, next) => {
  const { request, run } = visit;
  const { pathname } = new URL(request.url);
  const isSelfTest = pathname === "/health/self-test" && request.method === "POST";
  if (pathname !== "/health" && !isSelfTest) return next();
  run.route = pathname;
  return isSelfTest ? answerSelfTest(visit, next) : checkHealth(visit);
};

/** Part by part, without a valid configuration, too; it needs no session, language or page. */
async function checkHealth({ request, env }: Visit): Promise<Response> {
  if (request.method === "POST")
    return new Response("Method Not Allowed", { status: 405, headers: { allow: "GET, HEAD" } });
  const connected = connect(env);
  if (!connected.ok) log.error(`Llave is not configured: ${connected.problems.join("; ")}`);
  const { parts: database, megabytes } = await askDatabase(env.DB);
  const testMode = connected.ok && connected.platform.config.testMode;
  return healthAnswer(
    {
      configuration: connected.ok,
      ...database,
      files: typeof env.FILES?.get === "function",
      ...(testMode && { livePayments: false }),
    },
    megabytes === undefined ? {} : { databaseMegabytes: megabytes },
  );
}

/** Loaded on demand. */
const answerSelfTest: Middleware = async ({ request, env, run }, next) => {
  const connected = connect(env);
  if (!connected.ok) return unavailable(request, run.id, connected.problems);
  const { selfTest } = await import("./self-test/self-test.ts");
  const { platform } = connected;
  const frontPage = new URL(addressOf(href("/"), defaultLanguage), platform.config.appUrl);
  const page = () => next(new Request(frontPage));
  return selfTest({ request, env, platform, page });
};
