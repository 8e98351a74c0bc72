const minute = 60_000;

const formats = new Map<string, Intl.DateTimeFormat>();

/** The day that a calendar on the wall shows in a zone, as 2026-11-23: by Intl, minute by minute. */
export function wallDay(instant: number, zone: string): string {
  let format = formats.get(zone);
  if (!format) {
    format = new Intl.DateTimeFormat("en-CA", {
      timeZone: zone,
      year: "numeric",
      month: "2-digit",
      day: "2-digit",
    });
    formats.set(zone, format);
  }
  return format.format(instant);
}

type Worked = { from: number; to: number };

/** The minutes of each day, by counting every one of them. */
export function countedMinutes(entries: readonly Worked[], zone: string): Map<string, number> {
  const days = new Map<string, number>();
  for (const { from, to } of entries)
    for (let at = from; at < to; at += minute) {
      const day = wallDay(at, zone);
      days.set(day, (days.get(day) ?? 0) + 1);
    }
  return days;
}

/** Zones whose clocks change by an hour, by half of one, at midnight, or never. */
export const zones = [
  "America/Los_Angeles",
  "Europe/Madrid",
  "Australia/Lord_Howe",
  "America/Santiago",
  "Asia/Kolkata",
  "America/St_Johns",
  "America/Havana",
] as const;

/** Instants around which clocks change in one of the zones. */
export const changes = [
  "2026-03-08T10:00Z",
  "2026-11-01T09:00Z",
  "2026-03-29T01:00Z",
  "2026-10-25T01:00Z",
  "2026-04-04T15:00Z",
  "2026-10-03T15:30Z",
  "2026-04-05T03:00Z",
  "2026-09-06T04:00Z",
  "2026-03-08T05:30Z",
  "2026-11-01T04:30Z",
  "2026-03-08T05:00Z",
  "2026-11-01T05:00Z",
].map((text) => Date.parse(text));
