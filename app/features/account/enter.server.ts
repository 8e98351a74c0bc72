import { type RouterContextProvider, redirectDocument } from "react-router";
import { platformContext } from "#app/platform/context.ts";
import { log } from "#app/platform/log.ts";
import type { Tier } from "#app/values/tier.ts";
import { afterSignIn } from "./destination.ts";
import { findViewerOf } from "./guard.server.ts";
import { membershipOf } from "./membership.ts";
import { findProfile } from "./profiles.server.ts";
import { endSession } from "./sessions.server.ts";

type Entered = { userId: string; cookies: string[] };

/**
 * The answer to someone who has just signed in: the new session's cookie, and the way to where they were going. The session that
 * this browser had until now ends.
 */
export async function enter(context: Readonly<RouterContextProvider>, { userId, cookies }: Entered, to: string | undefined) {
  const { db, now } = context.get(platformContext);
  const former = findViewerOf(context);
  let tier: Tier = "free";
  try {
    if (former) await endSession(db, former.id, former.sessionId);
    tier = membershipOf(await findProfile(db, userId), now()).tier;
  } catch (error) {
    log.error("the way after signing in could not be found", error); // then it is /noticias, as the specification says
  }
  const headers = new Headers();
  for (const cookie of cookies) headers.append("set-cookie", cookie);
  return redirectDocument(afterSignIn(to, tier), { headers }); // loaded whole: the way back may be a paper, not a page
}
