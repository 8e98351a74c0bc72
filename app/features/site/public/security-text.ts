import { day } from "#app/values/calendar.ts";
import { languages } from "#app/values/language.ts";

/** How long the file is valid, in milliseconds. It is generated per request. */
const life = 180 * day;

/** Where to report a vulnerability (RFC 9116). `now` in milliseconds. */
export const securityText = (origin: string, contactEmail: string, now: number): string =>
  [
    `Contact: mailto:${encodeURI(contactEmail)}`,
    `Expires: ${new Date(now + life).toISOString()}`,
    `Preferred-Languages: ${languages.join(", ")}`,
    `Canonical: ${origin}/.well-known/security.txt`,
    "",
  ].join("\n");
