const dayMs = 24 * 60 * 60 * 1000;

/** The day (2026-11-23) so many months later, or the last of a shorter month. */
export function monthsAfter(day: string, months: number): string {
  const [year, month, date] = day.split("-").map(Number) as [number, number, number];
  const first = Date.UTC(year, month - 1 + months, 1);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(first + (Math.min(date, last) - 1) * dayMs).toISOString().slice(0, 10);
}
