import { isTimeZone } from "#app/values/calendar.ts";
import { wallTimeOf } from "#app/values/wall-time.ts";

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

// Abbreviations in feeds, in hours ahead of UTC. Some are ambiguous; the Americas come first.
const abbreviations =
  "z 0 ut 0 utc 0 gmt 0 wet 0 west 1 bst 1 cet 1 cest 2 met 1 mest 2 mez 1 mesz 2 eet 2 eest 3 sast 2 msk 3 ist 5.5 wib 7 hkt 8 sgt 8 " +
  "pht 8 awst 8 jst 9 kst 9 acst 9.5 acdt 10.5 aest 10 aedt 11 nzst 12 nzdt 13 nst -3.5 ndt -2.5 ast -4 adt -3 est -5 edt -4 cst -6 " +
  "cdt -5 mst -7 mdt -6 pst -8 pdt -7 akst -9 akdt -8 hst -10 art -3 brt -3 brst -2 uyt -3 pyt -3 clst -3 clt -4 bot -4 vet -4 cot -5 " +
  "pet -5 ect -5 chst 10";

const words = abbreviations.split(" ");

const fixed = new Map(
  words.flatMap((name, at) => (at % 2 ? [] : [[name, Number(words[at + 1])] as const])),
);

// Names with daylight saving time by the date.
const named: readonly (readonly [RegExp, string])[] = [
  [/^(et|eastern|(hora )?del este|tiempo del este)\b/, "America/New_York"],
  [/^(ct|central( time| standard| daylight))\b/, "America/Chicago"],
  [/^(mt|mountain)\b/, "America/Denver"],
  [/^(pt|pacific|(hora )?del pacifico)\b/, "America/Los_Angeles"],
  [/^(akt|alaska)\b/, "America/Anchorage"],
  [/^((hora )?(del centro|de mexico)|cdmx|ciudad de mexico)\b/, "America/Mexico_City"],
  [/^((hora )?de colombia|bogota)\b/, "America/Bogota"],
  [/^((hora )?de argentina|buenos aires)\b/, "America/Argentina/Buenos_Aires"],
  [/^((hora )?de chile|santiago)\b/, "America/Santiago"],
  [/^((hora )?de(l)? peru|lima)\b/, "America/Lima"],
  [/^(brt|(horario )?de brasilia)\b/, "America/Sao_Paulo"],
];

const countries: Record<string, string> = {
  mx: "America/Mexico_City",
  ar: "America/Argentina/Buenos_Aires",
  cl: "America/Santiago",
  co: "America/Bogota",
  pe: "America/Lima",
  br: "America/Sao_Paulo",
  ve: "America/Caracas",
  ec: "America/Guayaquil",
  uy: "America/Montevideo",
  py: "America/Asuncion",
  bo: "America/La_Paz",
  gt: "America/Guatemala",
  cr: "America/Costa_Rica",
  do: "America/Santo_Domingo",
  pr: "America/Puerto_Rico",
  es: "Europe/Madrid",
  uk: "Europe/London",
  de: "Europe/Berlin",
  fr: "Europe/Paris",
  it: "Europe/Rome",
};
