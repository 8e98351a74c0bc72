import { day } from "#app/values/calendar.ts";
import { languages } from "#app/values/language.ts";

/**
 * How long the file may be relied on, in milliseconds. It is written anew at each request, so its
 * end is always ahead.
 */
const life = 180 * day;

/** Where to report a vulnerability, as RFC 9116 has it. `now` in milliseconds. */
export const securityText = (origin: string, contactEmail: string, now: number): string =>
  [
    `Contact: mailto:${encodeURI(contactEmail)}`,
    `Expires: ${new Date(now + life).toISOString()}`,
    `Preferred-Languages: ${languages.join(", ")}`,
    `Canonical: ${origin}/.well-known/security.txt`,
    "",
  ].join("\n");
