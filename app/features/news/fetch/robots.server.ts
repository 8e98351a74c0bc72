import { eq, sql } from "drizzle-orm";
import { newsHosts } from "#app/features/news/tables.server.ts";
import type { Platform } from "#app/platform/platform.server.ts";

type Services = Pick<Platform, "db" | "web" | "now">;

const minute = 60_000;

const cacheTimes = { read: 24 * 60 * minute, unread: 10 * minute };

const maxBytes = 100 * 1024;

/** The product token in robots.txt and in our User-Agent. */
const agent = "Llave";

/** Milliseconds between two requests to a host; its Crawl-delay may raise that, up to a minute. */
const pace = { usual: 2_000, most: 60_000 };

/**
 * Whether a page may be fetched now by its host's robots.txt (RFC 9309) and the rate limit; waits
 * if the wait is short. `robots`: disallowed. `noRobots`: robots.txt is unreachable. `busy`: try
 * later. `again`: a further request of the same fetch.
 */
export async function checkHost(
  services: Services,
  url: URL,
  again: boolean,
): Promise<"robots" | "noRobots" | "busy" | undefined> {
  const text = await robotsOf(services, url);
  if (text === undefined) return "noRobots";
  const { default: robotsParser } = await import("robots-parser");
  const robots = robotsParser(`${url.origin}/robots.txt`, text);
  if (robots.isAllowed(url.href, agent) === false) return "robots";
  if (again) return undefined;
  const delay = Math.min(
    Math.max(pace.usual, (robots.getCrawlDelay(agent) ?? 0) * 1_000),
    pace.most,
  );
  const wait = await reserveSlot(services, url.host, delay);
  if (wait === undefined) return "busy";
  if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
  return undefined;
}

/** The robots.txt of a host, "" when it has none; undefined when it is unreachable. */
async function robotsOf(
  { db, web, now }: Services,
  { origin, host }: URL,
): Promise<string | undefined> {
  const known = await db.select().from(newsHosts).where(eq(newsHosts.host, host)).get();
  if (known?.robotsUntil && known.robotsUntil.getTime() > now()) return known.robots ?? undefined;
  const answer = await web.visit(`${origin}/robots.txt`, {
    maxBytes,
    timeoutMs: 5_000,
    accept: "text/plain,*/*;q=0.1",
  });
  const robots = readAnswer(answer);
  const robotsUntil = new Date(
    now() + (robots === undefined ? cacheTimes.unread : cacheTimes.read),
  );
  await db
    .insert(newsHosts)
    .values({ host, nextAt: new Date(now()), robots, robotsUntil })
    .onConflictDoUpdate({ target: newsHosts.host, set: { robots: robots ?? null, robotsUntil } });
  return robots;
}

function readAnswer(answer: Awaited<ReturnType<Platform["web"]["visit"]>>): string | undefined {
  if (answer.ok) return answer.unchanged ? undefined : new TextDecoder().decode(answer.bytes);
  // 4xx: no robots.txt, so everything is allowed. 429, 5xx, timeouts and oversized files: nothing
  // is, until it can be read.
  const { status = 0 } = "status" in answer ? answer : {};
  return status >= 400 && status < 500 && status !== 429 ? "" : undefined;
}

/** The longest wait for the host before the fetch is postponed. */
const longestWait = 6_000;

/**
 * Reserves the next request to a host. Returns how long to wait, or undefined when that is too long
 * and nothing was reserved.
 */
async function reserveSlot(
  { db, now }: Pick<Platform, "db" | "now">,
  host: string,
  delay: number,
): Promise<number | undefined> {
  const at = now();
  const [turn] = await db
    .insert(newsHosts)
    .values({ host, nextAt: new Date(at + delay) })
    .onConflictDoUpdate({
      target: newsHosts.host,
      set: { nextAt: sql`max(${newsHosts.nextAt}, ${at}) + ${delay}` },
      setWhere: sql`${newsHosts.nextAt} <= ${at + longestWait}`,
    })
    .returning({ nextAt: newsHosts.nextAt });
  return turn && Math.max(0, turn.nextAt.getTime() - delay - at);
}
