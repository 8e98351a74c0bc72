/**
 * Time zones of most shops (the countries of `currencies`), north to south; both spellings of a
 * zone that was renamed.
 */
const likely = [
  "America/New_York",
  "America/Chicago",
  "America/Denver",
  "America/Phoenix",
  "America/Los_Angeles",
  "America/Anchorage",
  "Pacific/Honolulu",
  "America/Puerto_Rico",
  "America/Tijuana",
  "America/Hermosillo",
  "America/Mexico_City",
  "America/Monterrey",
  "America/Cancun",
  "America/Bogota",
  "America/Lima",
  "America/Santiago",
  "America/Argentina/Buenos_Aires",
  "America/Buenos_Aires",
  "America/Sao_Paulo",
];

/**
 * Time zones by likelihood for a shop: the viewer's, the likely ones, the rest of America, the
 * others.
 */
export function likelyFirst(zones: readonly string[], here: string): string[] {
  const rank = (zone: string): number => {
    if (zone === here) return -1;
    const at = likely.indexOf(zone);
    if (at >= 0) return at;
    return zone.startsWith("America/") ? likely.length : likely.length + 1;
  };
  return [...zones].sort((one, other) => rank(one) - rank(other));
}
