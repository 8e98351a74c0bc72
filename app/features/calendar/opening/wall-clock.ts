/** The minute at which a day of the wall clock ends. */
export const endOfWallDay = 24 * 60;

/** `08:30` */
export const clockOf = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;

/** The minutes of `8:30`, `8.30`, `08:30`, `24:00`; undefined for anything else. */
export function minutesOf(text: string): number | undefined {
  const [, hours = "", minutes = "0"] = /^(\d{1,2})(?:[:.h](\d{2}))?$/.exec(text.trim()) ?? [];
  if (hours === "") return undefined;
  const found = Number(hours) * 60 + Number(minutes);
  return Number(minutes) < 60 && found <= endOfWallDay ? found : undefined;
}
