import { href, redirect } from "react-router";
import { guard, read, type SignedIn } from "#app/features/account/guard.server.ts";
import { isOpen } from "#app/features/videos/live/session.ts";
import { findSession } from "#app/features/videos/live/sessions.server.ts";
import { notFound } from "#app/http/answers.ts";
import { readerZone } from "#app/http/time-zone.ts";
import type { Route } from "./+types/join";

// Behind its layout's guard too; paid content checks for itself.
export const middleware = [guard("live")];

/**
 * Redirects to the meeting on the session's day. The meeting link is in no page and no file;
 * otherwise redirects to the list.
 */
export const loader = read(
  "live",
  async ({ db, now, params, request }: Route.LoaderArgs & SignedIn) => {
    const session = (await findSession(db, params.sessionId)) ?? notFound();
    return redirect(isOpen(session, now, readerZone(request)) ? session.link : href("/live"));
  },
);
