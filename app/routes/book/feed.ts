import { calendarFile } from "#app/features/calendar/feed/calendar-file.ts";
import { readFeed } from "#app/features/calendar/feed/feed.server.ts";
import { notFound } from "#app/http/answers.ts";
import { loadEveryT } from "#app/i18n/load-words.server.ts";
import { platformContext, requestContext } from "#app/platform/context.ts";
import type { Route } from "./+types/feed";

/** The calendar of a member, for the program that subscribes to it: its secret is all that is asked. */
export async function loader({ context, params: { file } }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  if (!(await platform.mayTry(context.get(requestContext).ip)))
    return new Response(null, { status: 429 });
  const words = await loadEveryT();
  const token = /^([0-9a-f]{64})\.ics$/.exec(file)?.[1] ?? notFound();
  const { appUrl } = platform.config;
  const text = await readFeed(platform.db, token, {
    appUrl,
    now: platform.now(),
    words: (language) => ({
      appointments: words(language)("calendar:file.appointments"),
      requested: words(language)("calendar:file.requested"),
    }),
  });
  return calendarFile(text ?? notFound(), 'inline; filename="llave.ics"');
}
