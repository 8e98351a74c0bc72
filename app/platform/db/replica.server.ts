import { log } from "#app/platform/log/log.ts";
import { withTimeout } from "#app/platform/with-timeout.ts";
import { cookieOf } from "#app/values/cookie.ts";
import { type Db, openDb } from "./db.server.ts";

// D1's Sessions API (developers.cloudflare.com/d1/best-practices/read-replication): a session that
// begins with a bookmark reads no copy that is older than it.
// docs/decisions/0041-reads-from-a-replica.md.

const cookieName = "llave.bookmark";

/** How long a browser keeps its bookmark, in seconds: far longer than a copy lags behind. */
const maxAge = 600;

/** How long a write that is done waits for its bookmark, in milliseconds. */
const timeoutMs = 2_000;

/** What D1 gives as a bookmark, and the word with which everything is read from the primary. */
const bookmark = /^[0-9a-f-]{8,200}$/i;
const primary = "first-primary";

/**
 * What may be read from a copy near the reader: after a write of theirs only from one that has it.
 * A write's own page reads the primary.
 */
export function openReplica(d1: D1Database, request: Request): Db {
  if (request.method !== "GET" && request.method !== "HEAD") return openDb(d1);
  return openDb(
    d1.withSession(
      broughtBookmark(request.headers) ?? "first-unconstrained",
    ) as unknown as D1Database,
  );
}

function broughtBookmark(headers: Headers): string | undefined {
  const value = cookieOf(headers, cookieName);
  return value !== undefined && (value === primary || bookmark.test(value)) ? value : undefined;
}

/**
 * The cookie that an answer brings along, if any. `readsReplica`: whether the pages around this
 * address read from a replica. After a write: a bookmark of now, for the price of one more trip to
 * the primary; should D1 not give one, or not soon, the primary is read for as long. So it is after a write that failed, since it may be done
 * nevertheless; and after a read that failed with a bookmark, which a database that was put back to
 * an earlier moment does not know.
 */
export async function bookmarkCookie(
  d1: D1Database,
  request: Request,
  { status, readsReplica }: { status: number; readsReplica: boolean },
): Promise<string | undefined> {
  const asCookie = (value: string) =>
    `${cookieName}=${value}; Max-Age=${maxAge}; Path=/; HttpOnly; SameSite=Lax`;
  if (request.method === "GET" || request.method === "HEAD")
    return status >= 500 && broughtBookmark(request.headers) ? asCookie(primary) : undefined;
  if (!readsReplica) return undefined;
  if (status >= 500) return asCookie(primary);
  return status < 400 ? asCookie(await bookmarkAfterNow(d1)) : undefined;
}

async function bookmarkAfterNow(d1: D1Database): Promise<string> {
  try {
    const session = d1.withSession(primary);
    await withTimeout(session.prepare("select 1").run(), timeoutMs);
    return session.getBookmark() ?? primary;
  } catch (error) {
    log.warn("no bookmark was to be had after a write", error);
    return primary;
  }
}
