import { log } from "#app/platform/log/log.ts";
import { withTimeout } from "#app/platform/with-timeout.ts";
import { cookieOf } from "#app/values/cookie.ts";
import { type Db, openDb } from "./db.server.ts";

// D1's Sessions API (developers.cloudflare.com/d1/best-practices/read-replication): a session that
// begins with a bookmark reads no copy that is older than it.
// docs/decisions/0041-reads-from-a-replica.md.

const cookieName = "llave.bookmark";

/** The lifetime of a bookmark's cookie, in seconds: far longer than a replica lags behind. */
const maxAge = 600;

/** How long a completed write waits for its bookmark, in milliseconds. */
const timeoutMs = 2_000;

/** The format of D1's bookmarks, and the constraint for reading everything from the primary. */
const bookmark = /^[0-9a-f-]{8,200}$/i;
const primary = "first-primary";

/**
 * Reads for a page, from a replica near the viewer: after a write of theirs only from one that
 * includes it. The page of a write itself reads the primary.
 */
export function openReplica(d1: D1Database, request: Request): Db {
  if (request.method !== "GET" && request.method !== "HEAD") return openDb(d1);
  const session: Pick<D1Database, "prepare" | "batch"> = d1.withSession(
    broughtBookmark(request.headers) ?? "first-unconstrained",
  );
  return openDb(session as D1Database);
}

function broughtBookmark(headers: Headers): string | undefined {
  const value = cookieOf(headers, cookieName);
  return value !== undefined && (value === primary || bookmark.test(value)) ? value : undefined;
}

/**
 * The cookie of a response, if any. `readsReplica`: whether the pages around this address read from
 * a replica. After a write: a current bookmark, at the cost of another trip to the primary; if D1
 * returns none in time, the primary is read for as long. Likewise after a failed write, since it
 * may have happened, and after a failed read with a bookmark, which a database restored to an
 * earlier point does not know.
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
