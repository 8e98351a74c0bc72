import { quoteLimits } from "#app/features/quotes/quote.ts";

/** Parses a plain number of hours, as `1.5`, `1,5` or `1:30`; undefined for other texts. */
function plainHours(typed: string): number | undefined {
  const [, whole, minutes] = /^(\d{1,4}):([0-5]\d)$/.exec(typed.trim()) ?? [];
  if (whole && minutes) return Number(whole) + Number(minutes) / 60;
  const plain = typed.trim().replace("−", "-").replace(",", ".");
  return /^-?\d*\.?\d*$/.test(plain) ? Number(plain || 0) : undefined;
}

/** Next half hour above or below the typed one; undefined where none is typed. */
export function stepHours(typed: string, up: boolean): string | undefined {
  const hours = plainHours(typed);
  if (hours === undefined || Number.isNaN(hours)) return undefined;
  const next = up ? Math.floor(hours * 2) / 2 + 0.5 : Math.ceil(hours * 2) / 2 - 0.5;
  const text = String(Math.min(quoteLimits.laborHours, Math.max(0, next)));
  return typed.includes(",") ? text.replace(".", ",") : text;
}

/** Negative hours become none, and are shown so (specification, section 5). */
export const clampedHours = (typed: string): string => ((plainHours(typed) ?? 0) < 0 ? "0" : typed);
