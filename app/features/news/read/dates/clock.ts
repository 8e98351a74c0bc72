const [minute, hour] = [60_000, 60 * 60_000];

// 14:05, 14:05:00.123, 14.05, 14h05, 2:05 pm, 2:05 p. m., 5 PM, 14 hs, t14:05
const clock =
  /(?:^|[^\d:.,/-]|t)(\d{1,2})(?:(?:[:.]|\s?h\s?)(\d{2})(?:[:.](\d{2})(?:[.,]\d{1,9})?)?(?!\d)(?:\s?([ap])\.?\s?m\b\.?)?|\s?([ap])\.?\s?m\b\.?|\s?(?:hs|hrs?|horas|h)\b)/;
const compact = /^[t ]?(\d{2})(\d{2})(\d{2})?(?:[.,]\d{1,9})?(?=z|[+-]\d|\s|$)/;

/**
 * The time of day in a text, in milliseconds since midnight, and the text after it; undefined when
 * there is none.
 */
export function timeIn(text: string, joined = false): { at: number; behind: string } | undefined {
  const match = clock.exec(text) ?? (joined ? compact.exec(text) : null);
  if (!match) return undefined;
  const [hours, minutes, seconds] = [
    Number(match[1]),
    Number(match[2] ?? 0),
    Number(match[3] ?? 0),
  ];
  // 24:00 is the end of the day, and 23:59:60 a leap second.
  if (hours > 24 || minutes > 59 || seconds > 60 || (hours === 24 && minutes + seconds > 0))
    return undefined;
  const half = match[4] ?? match[5];
  const turned = half === "p" && hours < 12 ? hours + 12 : half === "a" && hours === 12 ? 0 : hours;
  return {
    at: turned * hour + minutes * minute + seconds * 1_000,
    behind: text.slice(match.index + match[0].length),
  };
}
