import { AsyncLocalStorage } from "node:async_hooks";
import type { MiddlewareFunction } from "react-router";
import { findRunsBy, type LogMode, log, type Run } from "./log.ts";

// Carries the run of a request through everything that it awaits, so that a log line deep inside a
// feature has its id. It holds nothing beyond the request.
const runs = new AsyncLocalStorage<Run>();
findRunsBy(() => runs.getStore());

/** The request, cron or message that is being worked on, if any. */
export const currentRun = (): Run | undefined => runs.getStore();

export type LogVars = { LOG?: string; APP_URL?: string };

const local = /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/**
 * On a public address everything is logged, locally only warnings and errors; `LOG` overrides both.
 */
export const logModeOf = ({ LOG, APP_URL = "" }: LogVars): LogMode =>
  LOG === "all" || LOG === "trouble" ? LOG : local.test(APP_URL) ? "trouble" : "all";

/** Runs `work` as a run of its own. */
export const inRun = <Result>(run: Run, work: () => Result): Result => runs.run(run, work);

export function newRun(
  worker: Run["worker"],
  vars: LogVars,
  id: string = crypto.randomUUID(),
): Run {
  const database = { statements: 0, trips: 0, ms: 0 };
  return { id, worker, log: logModeOf(vars), started: Date.now(), database, showsTiming: false };
}

/** Cloudflare's request id. In production Cloudflare overwrites a visitor's own value. */
const ray = /^[\w-]{8,64}$/;

/**
 * The run of a request: with Cloudflare's id, so that its own log can be found by it too, else a
 * new one.
 */
export function requestRun(worker: Run["worker"], vars: LogVars, request: Request): Run {
  const given = request.headers.get("cf-ray");
  const run = newRun(worker, vars, given && ray.test(given) ? given : undefined);
  run.method = request.method;
  // Only for its line in the log, because it is expensive: Cloudflare parses its facts on first
  // access.
  if (run.log === "all") run.colo = request.cf?.colo as string | undefined;
  run.showsTiming = request.method === "GET" || request.method === "HEAD";
  return run;
}

/** Root middleware: the pattern of the address, as React Router found it. */
export const noteRoute: MiddlewareFunction<Response> = ({ pattern }, next) => {
  const run = currentRun();
  if (run) run.route = `/${pattern.replace(/^\//, "")}`;
  return next();
};

/**
 * Writes the one line that every request leaves. `ms` ends when the answer begins: what streams
 * after it is not counted.
 */
export function logRequest(run: Run, status: number): void {
  if (run.log !== "all") return;
  const { statements, trips, ms } = run.database;
  const about = { status, ms: Date.now() - run.started, statements, trips, d1: ms };
  if (status >= 500) log.error("request", undefined, about);
  else log.info("request", about);
}
