import { log } from "#app/platform/log/log.ts";
import { withTimeout } from "#app/platform/with-timeout.ts";

/** How long the database may take to answer, in milliseconds. */
const timeoutMs = 1_000;

type Parts = Record<string, boolean>;

/** Whether the database answers in time, tables and all. */
export const databaseAnswers = (d1: D1Database): Promise<boolean> =>
  withTimeout(d1.prepare("select id from site_settings limit 1").all(), timeoutMs).then(
    () => true,
    (error) => {
      log.error("the database does not answer", error);
      return false;
    },
  );

/**
 * What a monitor hears: 200 when every part is well, else 503 and which is not. Why, only the log
 * says.
 */
export function healthAnswer(parts: Parts): Response {
  const ok = Object.values(parts).every(Boolean);
  return Response.json(
    { ok, ...parts },
    { status: ok ? 200 : 503, headers: { "cache-control": "no-store" } },
  );
}
