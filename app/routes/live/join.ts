import { href, redirect } from "react-router";
import { guard } from "#app/features/account/guard.server.ts";
import { isOpen } from "#app/features/videos/live/session.ts";
import { findSession } from "#app/features/videos/live/sessions.server.ts";
import { notFound } from "#app/http/answers.ts";
import { readerZone } from "#app/http/time-zone.ts";
import { platformContext } from "#app/platform/context.ts";
import type { Route } from "./+types/join";

// The layout's guard stands before it too; what is paid for decides for itself.
export const middleware = [guard("live")];

/**
 * Leads into a session on its day. The link stands in no page and no file: a page that is old leads
 * back to the list instead.
 */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { db, now } = context.get(platformContext);
  const session = (await findSession(db, params.sessionId)) ?? notFound();
  return redirect(isOpen(session, now(), readerZone(request)) ? session.link : href("/live"));
}
