import { isTimeZone } from "#app/values/calendar.ts";
import { cookieOf } from "#app/values/cookie.ts";

/**
 * The reader's time zone, as their browser wrote it into the cookie `tz`; UTC until it has, or when
 * it holds rubbish.
 */
export function readerZone(request: Request): string {
  const written = cookieOf(request.headers, "tz") ?? "";
  const zone = written.slice(0, 120).replaceAll(/%2F/gi, "/");
  return isTimeZone(zone) ? zone : "UTC";
}
