import { log } from "#app/platform/log/log.ts";
import { withTimeout } from "#app/platform/with-timeout.ts";

/** The timeout of the database, in milliseconds. */
const timeoutMs = 1_000;

type Parts = Record<string, boolean>;

/** The capacity of a D1 database, in megabytes, and the fraction of it that is nearly full. */
const most = { megabytes: 10_000, nearly: 0.9 };

/**
 * Whether the database answers in time, tables and all, how large it is, and whether there is room
 * in it.
 */
export const askDatabase = (d1: D1Database): Promise<{ parts: Parts; megabytes?: number }> =>
  withTimeout(d1.prepare("select id from site_settings limit 1").all(), timeoutMs).then(
    ({ meta }) => {
      const megabytes = Math.ceil((meta.size_after ?? 0) / 1e6);
      const room = megabytes < most.megabytes * most.nearly;
      if (!room) log.error("the database is nearly full", undefined, { megabytes });
      return { parts: { database: true, room }, megabytes };
    },
    (error) => {
      log.error("the database does not answer", error);
      return { parts: { database: false } };
    },
  );

/** Whether the database answers. */
export const databaseAnswers = async (d1: D1Database): Promise<boolean> =>
  (await askDatabase(d1)).parts.database === true;

/**
 * The answer to a monitor: 200 when every part is healthy, else 503 and the parts that are not. The
 * reason is only in the log.
 */
export function healthAnswer(parts: Parts, figures: Record<string, number> = {}): Response {
  const ok = Object.values(parts).every(Boolean);
  return Response.json(
    { ok, ...parts, ...figures },
    { status: ok ? 200 : 503, headers: { "cache-control": "no-store" } },
  );
}
