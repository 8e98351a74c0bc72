import { href, type RouterContextProvider, redirect, redirectDocument } from "react-router";
import { membershipOf } from "#app/features/account/plan/membership.ts";
import { findProfile } from "#app/features/account/profiles.server.ts";
import { findMembership } from "#app/features/account/shop-membership.server.ts";
import { platformContext } from "#app/platform/context.ts";
import { log } from "#app/platform/log/log.ts";
import type { Language } from "#app/values/language.ts";
import { afterSignIn, pageOf } from "./destination.ts";
import { viewerOf } from "./identity.server.ts";
import type { Failed, Opened } from "./open-session.server.ts";
import { endSession } from "./sessions.server.ts";

type SignedIn = Exclude<Opened, Failed>;
type KeepLanguage = (language: Language) => Promise<string>;

/**
 * The response to a sign-in: the new session's cookie and a redirect to the requested page. The
 * previous session of this browser ends, and the interface takes over the language of the account:
 * `keepLanguage` makes its cookie. With a second factor it redirects to the second step.
 */
export async function createSignInResponse(
  context: Readonly<RouterContextProvider>,
  signedIn: SignedIn,
  to: string | undefined,
  keepLanguage: KeepLanguage,
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
  const former = viewerOf(context);
  let arrived: Parameters<typeof afterSignIn>[1] = { tier: "free", shop: null };
  try {
    if (former) await endSession(db, former.id, former.sessionId);
    const [profile, shop] = await Promise.all([
      findProfile(db, signedIn.userId),
      findMembership(db, signedIn.userId, now()),
    ]);
    arrived = { tier: membershipOf(profile, now()).tier, shop };
    if (profile.language) headers.append("set-cookie", await keepLanguage(profile.language));
  } catch (error) {
    // Otherwise /noticias, as the specification says.
    log.error("the way after signing in could not be found", error);
  }
  // A full load, because the destination may be a PDF.
  return redirectDocument(afterSignIn(to, arrived), { headers });
}
