import { isTimeZone } from "#app/values/calendar.ts";
import { wallTimeOf } from "#app/values/wall-time.ts";
import { countries, fixed, named } from "./zone-names.ts";

const hour = 60 * 60_000;

/** The time zone of a site by the country in its address, else UTC. */
export function zoneOfSite(url: string): string {
  const host = URL.canParse(url) ? new URL(url).hostname.replace(/\.$/, "") : "";
  // "example.co" is as often a company as Colombia; "example.com.co" is Colombia.
  const own = /\.(?:com|org|net|gob|gov|edu|info|co)\.([a-z]{2})$|\.(?!co$)([a-z]{2})$/.exec(host);
  return countries[own?.[1] ?? own?.[2] ?? ""] ?? "UTC";
}

/**
 * The instant of a local time (`shown`: as if it were UTC), by the zone written after it, else in
 * `zone`.
 */
export function instantAt(shown: number, behind: string, zone: string): number {
  const text = behind.trimStart();
  // "-0600", "+05:30", "GMT-3", "(UTC -6)", "Z"; never a dash before other words.
  const match = /^\(?\s?(?:gmt|utc|ut|z)?\s?([+−-])(\d{1,2})(?::?(\d{2}))?(?![\d/.])/.exec(text);
  if (match && Number(match[2]) <= 14) {
    return (
      shown -
      (match[1] === "+" ? 1 : -1) * (Number(match[2]) * hour + Number(match[3] ?? 0) * 60_000)
    );
  }
  const iana = /^\(?\[?([a-z]+\/[a-z_+-]+(?:\/[a-z_]+)?)/.exec(text)?.[1];
  if (iana && isTimeZone(iana)) return inZone(shown, iana);
  const bare = text.replace(/^[\s([,-]+/, "");
  const place = named.find(([name]) => name.test(bare))?.[1];
  if (place) return inZone(shown, place);
  const name = /^[a-z]{1,4}(?![a-z])/.exec(bare)?.[0] ?? "";
  const hours = fixed.get(name);
  return hours === undefined ? inZone(shown, zone) : shown - hours * hour;
}

/** The instant of a local time in a zone; a time skipped by daylight saving is an hour later. */
function inZone(shown: number, zone: string): number {
  if (zone === "UTC") return shown;
  const aheadAt = (instant: number) =>
    Date.parse(`${wallTimeOf(instant, zone)}:00Z`) - Math.floor(instant / 60_000) * 60_000;
  const first = shown - aheadAt(shown);
  return shown - aheadAt(first);
}

/** Midnight of the local day of an instant, as if it were UTC. */
export const dayShown = (instant: number, zone: string): number =>
  Date.parse(`${wallTimeOf(instant, zone).slice(0, 10)}T00:00Z`);
