import { guard, read, type SignedIn } from "#app/features/account/guard.server.ts";
import { calendarFile } from "#app/features/videos/live/calendar-file.ts";
import { findSession } from "#app/features/videos/live/sessions.server.ts";
import { notFound } from "#app/http/answers.ts";
import type { Route } from "./+types/calendar-file";

// Behind its layout's guard too; paid content checks for itself.
export const middleware = [guard("live")];

/** A session for the viewer's calendar. */
export const loader = read(
  "live",
  async ({ platform, db, params }: Route.LoaderArgs & SignedIn) => {
    const { config } = platform;
    const session = (await findSession(db, params.sessionId)) ?? notFound();
    const { host } = new URL(config.appUrl);
    return new Response(
      calendarFile(session, { url: `${config.appUrl}/live`, host, changedAt: session.changedAt }),
      {
        headers: {
          "content-type": "text/calendar; charset=utf-8",
          "content-disposition": 'attachment; filename="llave-session.ics"',
          "cache-control": "private, no-store",
        },
      },
    );
  },
);
