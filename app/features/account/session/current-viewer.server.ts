import { and, eq, gt, type SQL, sql } from "drizzle-orm";
import {
  subscriptionColumns,
  toSubscription,
} from "#app/features/account/plan/subscription.server.ts";
import { profileOf, rightsOf } from "#app/features/account/profiles.server.ts";
import { hasReplies } from "#app/features/account/reply-letters/has-replies.server.ts";
import { profiles, sessions, subscriptions, users } from "#app/features/account/tables.server.ts";
import type { Viewer } from "#app/features/account/viewer.ts";
import { type Db, prepared } from "#app/platform/db/db.server.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import { day } from "#app/values/calendar.ts";
import { sessionEnd, sessionLife } from "./session-life.ts";

/** How old a session may be, in milliseconds, before better-auth renews it (`updateAge`). */
const renewal = day;

/**
 * The viewer behind a living session that is not due for renewal, by the library's own rule
 * (signature, row, end date) but with one statement in place of three, because every page waits for
 * it. Undefined for everything else, which better-auth then decides.
 */
export async function findViewerByCookie(
  { config, db, now }: Platform,
  headers: Headers,
): Promise<Viewer | undefined> {
  const token = await signedToken(
    headers.get("cookie") ?? "",
    "llave.session_token",
    config.authSecret,
  );
  if (!token) return undefined;
  const asked = {
    token,
    after: new Date(now() + sessionLife * 1000 - renewal),
    since: new Date(now() - sessionEnd),
  };
  // Who is signed in must not depend on the forum.
  const row = await viewerByToken(db)
    .get(asked)
    .catch(() => viewerAlone(db).get(asked));
  if (!row) return undefined;
  const { profile: written, plan, replies, ...person } = row;
  const profile = profileOf(written);
  // `findViewer` asks once more and turns them away
  if (profile.suspendedAt !== null) return undefined;
  return {
    ...person,
    ...rightsOf(profile, config, now()),
    paid: toSubscription(plan),
    hasReplies: replies === 1,
  };
}

const viewerByToken = prepared((db) => viewerQuery(db, hasReplies));
const viewerAlone = prepared((db) => viewerQuery(db, sql<number>`0`));

/** The statement behind every page; `replies` says whether there are replies to tell of. */
const viewerQuery = (db: Db, replies: SQL<number>) =>
  db
    .select({
      sessionId: sessions.id,
      id: users.id,
      name: users.name,
      email: users.email,
      profile: profiles,
      plan: subscriptionColumns,
      replies: replies.as("replies"),
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(profiles, eq(profiles.id, users.id))
    .leftJoin(subscriptions, eq(subscriptions.userId, users.id))
    .where(
      and(
        eq(sessions.token, sql.placeholder("token")),
        gt(sessions.expiresAt, sql.param(sql.placeholder("after"), sessions.expiresAt)),
        gt(sessions.createdAt, sql.param(sql.placeholder("since"), sessions.createdAt)),
      ),
    )
    .prepare();

const encoder = new TextEncoder();

// The key is made once per isolate: it holds the secret and nothing of any request.
let key: { secret: string; made: Promise<CryptoKey> } | undefined;

function keyOf(secret: string): Promise<CryptoKey> {
  if (key?.secret !== secret) {
    const made = crypto.subtle.importKey(
      "raw",
      encoder.encode(secret),
      { name: "HMAC", hash: "SHA-256" },
      false,
      ["verify"],
    );
    key = { secret, made };
  }
  return key.made;
}

/**
 * The token in a cookie that better-auth signed: `token.signature`, the signature being
 * HMAC-SHA-256 in base64.
 */
async function signedToken(
  cookies: string,
  name: string,
  secret: string,
): Promise<string | undefined> {
  const cookie = cookies.split("; ").find((one) => one.startsWith(`${name}=`));
  if (!cookie) return undefined;
  try {
    const value = decodeURIComponent(cookie.slice(name.length + 1));
    const dot = value.lastIndexOf(".");
    const token = value.slice(0, dot);
    const signature = Uint8Array.from(atob(value.slice(dot + 1)), (letter) => letter.charCodeAt(0));
    const genuine =
      dot > 0 &&
      (await crypto.subtle.verify("HMAC", await keyOf(secret), signature, encoder.encode(token)));
    return genuine ? token : undefined;
  } catch {
    return undefined; // neither percent-encoding nor base64
  }
}
