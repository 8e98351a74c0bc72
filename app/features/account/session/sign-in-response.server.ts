import { href, type RouterContextProvider, redirect, redirectDocument } from "react-router";
import { findViewerOf } from "#app/features/account/guard.server.ts";
import { membershipOf } from "#app/features/account/plan/membership.ts";
import { findProfile } from "#app/features/account/profiles.server.ts";
import { platformContext } from "#app/platform/context.ts";
import { log } from "#app/platform/log/log.ts";
import type { Tier } from "#app/values/tier.ts";
import { afterSignIn, pageOf } from "./destination.ts";
import type { Failed, Opened } from "./open-session.server.ts";
import { endSession } from "./sessions.server.ts";

type SignedIn = Exclude<Opened, Failed>;

/**
 * The answer to someone who has just signed in: the new session's cookie, and the way to where they
 * were going. The session that this browser had until now ends. Whoever owes a second factor is led
 * to the page that asks for it.
 */
export async function createSignInResponse(
  context: Readonly<RouterContextProvider>,
  signedIn: SignedIn,
  to: string | undefined,
) {
  const headers = new Headers();
  for (const cookie of signedIn.cookies) headers.append("set-cookie", cookie);
  if ("secondStep" in signedIn) {
    const page = pageOf(to);
    return redirect(
      page ? `${href("/login/code")}?to=${encodeURIComponent(page)}` : href("/login/code"),
      {
        headers,
      },
    );
  }
  const { db, now } = context.get(platformContext);
  const former = findViewerOf(context);
  let tier: Tier = "free";
  try {
    if (former) await endSession(db, former.id, former.sessionId);
    tier = membershipOf(await findProfile(db, signedIn.userId), now()).tier;
  } catch (error) {
    // then it is /noticias, as the specification says
    log.error("the way after signing in could not be found", error);
  }
  // loaded whole: the way back may be a paper, not a page
  return redirectDocument(afterSignIn(to, tier), { headers });
}
