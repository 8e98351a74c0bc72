import { isTimeZone } from "#app/values/calendar.ts";

/**
 * The reader's time zone, as their browser wrote it into the cookie `tz`; UTC until it has, or when
 * it holds rubbish (decision 32).
 */
export function readerZone(request: Request): string {
  const written = /(?:^|;\s*)tz=([^;]{1,120})/.exec(request.headers.get("cookie") ?? "")?.[1] ?? "";
  const zone = written.replaceAll(/%2F/gi, "/");
  return isTimeZone(zone) ? zone : "UTC";
}
